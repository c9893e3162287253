import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { failureTexts } from "../../../../v5/failure-texts";
import type { PhotoState } from "../../photo-slice";

interface FailedAgainProps {
  failure: NonNullable<PhotoState["failure"]>;
  onAgain: () => void;
}

/** Over the last good result: why the change was not made. */
export const FailedAgain = ({ failure, onAgain }: FailedAgainProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { title, advice } = failureTexts[failure.key];
  return (
    <Notice kind="fail" title={tErrors(title)} role="alert">
      <p>{tErrors(advice)}</p>
      <Button look="quiet" icon="retake" onClick={onAgain}>
        {t("failed.again")}
      </Button>
    </Notice>
  );
};
