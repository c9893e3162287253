import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { choicesChanged, selectPhoto } from "../../state/photo-slice";
import { BeforePhoto } from "../start/lazy-parts";
import { ChildChoice } from "../start/photo/child-choice";
import { PhotoChooser } from "../start/photo/photo-chooser";
import { usePhotoInput } from "../use-photo-input";
import * as styles from "./paired-phone.module.css";
import type { useSendPhoto } from "./use-send-photo";

interface PhonePhotoProps extends Pick<ReturnType<typeof useSendPhoto>, "step" | "uploadRatio" | "send"> {
  /** The desktop waits for the photo. */
  canSend: boolean;
  /** Why sending failed. */
  children: ReactNode;
}

/** The document's guidance, the photo inputs and the send button. */
export function PhonePhoto({ step, uploadRatio, send, canSend, children }: PhonePhotoProps) {
  const { t } = useTranslation("pairing");
  const dispatch = useAppDispatch();
  const template = useAppSelector(selectPassportData);
  const { photo, shots, choices } = useAppSelector(selectPhoto);
  const { refusal, isInspecting, takePhotos, whenInspected } = usePhotoInput();
  return (
    <>
      {template && <p className={styles.document}>{template.photoTitle}</p>}
      {template && (
        <Suspense>
          <BeforePhoto template={template} />
        </Suspense>
      )}
      <PhotoChooser
        photo={photo}
        shots={shots}
        template={template}
        isOnDevice={false}
        isMain={canSend}
        onPhotos={(files, name) => void takePhotos(files, name)}
        refusal={refusal}
        missing={null}
      />
      <ChildChoice
        isOn={choices.isChild}
        onChange={(isChild) => dispatch(choicesChanged({ isChild }))}
        template={template}
      />
      {children}
      {photo && canSend && (
        <div className={styles.send}>
          <Button
            variant="primary"
            isWide
            aria-busy={step === "sending" || isInspecting}
            onClick={() =>
              step === "ready" && void send(isInspecting ? whenInspected() : Promise.resolve(true))
            }
          >
            {t("phone.send")}
          </Button>
        </div>
      )}
      {step === "sending" && (
        <p className={styles.sending} role="status">
          {t("phone.sending")}
          <progress className={styles.bar} value={uploadRatio} max={1} aria-label={t("phone.sending")} />
        </p>
      )}
      {canSend && <p className={styles.consent}>{t("phone.consent")}</p>}
    </>
  );
}
