import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import type { Template } from "../../../../../contract/document/template";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { isFullFrame } from "../../documents/forms";
import { usePhotoActions } from "../../use-photo-actions";
import * as styles from "./accepted/accepted.module.css";
import { useReportPdf } from "./checks/use-report-pdf";

/** What was checked and measured of a photo that was made here, as a PDF. */
export function ReportButton({ card, template }: { card: Card; template: Template | null }) {
  const { t } = useTranslation("result");
  const act = usePhotoActions();
  const { checks, grade, outcomeCode, digital } = card;
  // Lengths of the print are not those of an uncropped file.
  const result = isFullFrame("digital", template) ? null : card.result;
  const pdf = useReportPdf({
    title: t("title"),
    report: { given: digital, result, checks, grade, outcomeCode },
    template,
    fileOf: () => act(({ finishedPhoto }) => finishedPhoto()),
  });
  return (
    <>
      <div className={styles.actions}>
        <Button icon="download" aria-busy={pdf.isSaving} onClick={pdf.save}>
          {t("checked.report")}
        </Button>
      </div>
      {pdf.hasFailed && <FailureNotice failure="unknown" />}
    </>
  );
}
