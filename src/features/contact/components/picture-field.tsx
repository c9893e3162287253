import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxFeedbackPictures } from "../../../../contract/limits";
import { Button } from "../../../components/ui/button";
import { Checkbox } from "../../../components/ui/checkbox";
import { FileInput } from "../../../components/ui/file-input";
import { Icon } from "../../../components/ui/icon";
import { VisuallyHidden } from "../../../components/ui/visually-hidden";
import { failureTexts } from "../../../v5/failure-texts";
import { focusRefused } from "../use-contact-form";
import type { Picture, usePictures } from "../use-pictures";
import * as styles from "./picture-field.module.css";

interface PictureFieldProps {
  pictures: ReturnType<typeof usePictures>;
  consent: { isConsented: boolean; setIsConsented: (isConsented: boolean) => void };
  consentError: string | null;
  /** How long the server keeps them, in days. */
  keptDays: number;
}

interface PictureItemProps {
  picture: Picture;
  onRemove: () => void;
  /** The browser cannot show it. */
  onNotShown: () => void;
}

function PictureItem({ picture, onRemove, onNotShown }: PictureItemProps) {
  const { t } = useTranslation("contactus");
  const { t: tErrors } = useTranslation("errors");
  const { file, url, failure } = picture;
  // False for a type that this browser cannot show, such as HEIC.
  const [isShown, setIsShown] = useState(true);
  const notShown = () => {
    setIsShown(false);
    onNotShown();
  };
  return (
    <li className={styles.picture} data-refused={failure ? true : undefined}>
      {isShown ? (
        <img className={styles.preview} src={url} alt="" onError={notShown} />
      ) : (
        <span className={styles.preview}>
          <Icon name="file" />
        </span>
      )}
      <bdi>{file.name}</bdi>
      {failure && (
        <p className={styles.error} role="alert">
          <Icon name="warn" />
          {tErrors(failureTexts[failure].title)}
        </p>
      )}
      <Button variant="quiet" icon="trash" onClick={onRemove}>
        {t("form.remove")} <VisuallyHidden>{file.name}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Pictures sent with a message, with previews, and the consent that they need. */
export function PictureField({ pictures, consent, consentError, keptDays }: PictureFieldProps) {
  const { t } = useTranslation("contactus");
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  const refusedCount = pictures.pictures.filter(({ failure }) => failure).length;
  // At once where it was chosen; after a sending, the form does it.
  useEffect(() => {
    if (refusedCount > 0) focusRefused(field.current);
  }, [refusedCount]);
  const remove = (picture: Picture) => {
    pictures.remove(picture);
    // The button that was pressed is gone.
    addButton.current?.querySelector("button")?.focus();
  };
  return (
    <fieldset className={styles.field} ref={field}>
      <legend className={styles.label}>{t("form.pictures")}</legend>
      <p className={styles.hint}>{t("form.picturesHint", { max: maxFeedbackPictures })}</p>
      {pictures.pictures.length > 0 && (
        <ul className={styles.list}>
          {pictures.pictures.map((picture) => (
            <PictureItem
              key={picture.url}
              picture={picture}
              onRemove={() => remove(picture)}
              onNotShown={() => pictures.notShown(picture)}
            />
          ))}
        </ul>
      )}
      <span ref={addButton}>
        <Button icon="plus" onClick={() => input.current?.click()}>
          {t("form.addPictures")}
        </Button>
      </span>
      <FileInput ref={input} label={t("form.addPictures")} isMultiple onFiles={pictures.add} />
      <p role="status">{pictures.isCut && t("form.tooManyPictures", { max: maxFeedbackPictures })}</p>
      {pictures.pictures.length > 0 && (
        <Checkbox
          name="consent"
          isOn={consent.isConsented}
          onChange={consent.setIsConsented}
          error={consentError}
        >
          {t("form.consent")} {t("form.kept", { count: keptDays })}
        </Checkbox>
      )}
    </fieldset>
  );
}
