import { useTranslation } from "react-i18next";
import { Notice } from "../../../../components/ui/notice";
import { PhotoSource } from "../photo-source";
import type { Result } from "./use-result";

interface NewPhotoSourceProps {
  result: Result;
  cameraLabel: string;
  fileLabel: string;
  isPrimary?: boolean;
}

const refusalId = "photo-refused";

/** The ways to another photo, and why the last file is not one. */
export const NewPhotoSource = ({ result, ...labels }: NewPhotoSourceProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { refusal, isLooking } = result;
  return (
    <>
      <PhotoSource
        template={result.template}
        onPhoto={result.givePhoto}
        missingId={refusal ? refusalId : undefined}
        {...labels}
      />
      {isLooking && <p role="status">{t("wait.step.check")}</p>}
      {refusal && !isLooking && (
        <div id={refusalId}>
          <Notice kind="fail" title={tErrors(refusal)} role="alert" />
        </div>
      )}
    </>
  );
};
