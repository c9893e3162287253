import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { PhotoSource } from "../photo-source";
import { RefusalNotice } from "../refusal-notice";
import { useNewPhoto } from "./use-new-photo";

interface NewPhotoSourceProps {
  isPrimary?: boolean;
}

const refusalId = "photo-refused";

/** Photo inputs for another photo, and why the last file was refused. */
export function NewPhotoSource({ isPrimary = false }: NewPhotoSourceProps) {
  const { t } = useTranslation("result");
  const template = useAppSelector(selectPassportData);
  const { refusal, isInspecting, setPhotos } = useNewPhoto();
  return (
    <>
      <PhotoSource
        template={template}
        onPhotos={setPhotos}
        missingId={refusal ? refusalId : undefined}
        cameraLabel={t("action.retake")}
        fileLabel={t("action.upload")}
        isPrimary={isPrimary}
      />
      {isInspecting && <p role="status">{t("wait.step.check")}</p>}
      {refusal && !isInspecting && (
        <div id={refusalId}>
          <RefusalNotice texts={refusal} />
        </div>
      )}
    </>
  );
}
