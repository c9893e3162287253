import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../../components/ui/button";
import { FileInput } from "../../../../../components/ui/file-input";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { selectMissing } from "../../../state/selectors";
import { RefusalNotice } from "../../refusal-notice";
import * as styles from "../start-card.module.css";
import type { StartForm } from "../use-start-form";

/** Checks a finished photo instead of making one. Its refusal stands here: an input above would make a photo of the next. */
export function FinishedPhoto({ form }: { form: StartForm }) {
  const { t } = useTranslation("photo");
  const { photo } = useAppSelector(selectPhoto);
  const missing = useAppSelector(selectMissing);
  const fileInput = useRef<HTMLInputElement>(null);
  /** No photo, or one of a finished job: open the file picker. */
  const check = () => {
    const needsPhoto = missing === "photo" || (missing === null && photo?.isUsed);
    if (needsPhoto && !form.isInspecting) fileInput.current?.click();
    else void form.start({ isCheck: true });
  };
  return (
    <>
      {form.finishedRefusal && <RefusalNotice texts={form.finishedRefusal} />}
      <FileInput ref={fileInput} label={t("check.title")} onFiles={form.checkFiles} />
      <Button variant="quiet" icon="check" onClick={check}>
        {t("check.title")}
      </Button>
      <p className={styles.next}>{t("check.hint")}</p>
    </>
  );
}
