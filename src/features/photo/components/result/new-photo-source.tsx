import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { selectPhoto } from "../../state/photo-slice";
import { PhotoSource } from "../photo-source";
import { RefusalNotice } from "../refusal-notice";
import { ShotStrip } from "../start/lazy-parts";
import { useNewPhoto } from "./use-new-photo";

interface NewPhotoSourceProps {
  cameraLabel: string;
  fileLabel: string;
  isPrimary?: boolean;
}

const refusalId = "photo-refused";

/** The ways to another photo, and why the last file is not one. */
export const NewPhotoSource = (labels: NewPhotoSourceProps) => {
  const { t } = useTranslation("result");
  const template = useAppSelector(selectPassportData);
  const { shots } = useAppSelector(selectPhoto);
  const { refusal, isLooking, setPhotos, make } = useNewPhoto();
  return (
    <>
      {shots && (
        <Suspense>
          <ShotStrip onChosen={make} />
        </Suspense>
      )}
      <PhotoSource
        template={template}
        onPhotos={setPhotos}
        missingId={refusal ? refusalId : undefined}
        {...labels}
      />
      {isLooking && <p role="status">{t("wait.step.check")}</p>}
      {refusal && !isLooking && (
        <div id={refusalId}>
          <RefusalNotice texts={refusal} />
        </div>
      )}
    </>
  );
};
