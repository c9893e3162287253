import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PhotoReport } from "../../../../../contract/photo-report";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { mendedByMaking } from "../../../../../photo/core/checks/file-rules";
import { MeasuredLegend } from "../../../../components/drawing/measured-legend";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { TakenByNotice } from "../../../../components/requirement/taken-by-notice";
import { Button } from "../../../../components/ui/button";
import { Notice } from "../../../../components/ui/notice";
import { usePageLanguage } from "../../../../i18n/use-language";
import { FileInput } from "../file-input";
import * as styles from "./accepted.module.css";
import { CheckList } from "./check-list";
import { CheckedPhoto } from "./checked-photo";
import { ChildPanel } from "./child-panel";
import { DeletePhoto } from "./delete-photo";
import { Panel } from "./panel";
import { Questions } from "./questions";
import { ResultHeader } from "./result-header";
import { RunFailed } from "./run-failed";
import { useReportPdf } from "./use-report-pdf";
import type { Result } from "./use-result";
import { VerdictNotice } from "./verdict-notice";

interface CheckedProps {
  result: Result;
  report: PhotoReport;
  onDelete: () => void;
}

/** A finished photo that was only measured: verdict, its own picture with the lines, and nothing to download but the report. */
export const Checked = ({ result, report, onDelete }: CheckedProps) => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const fileInput = useRef<HTMLInputElement>(null);
  const { template, state, refusal, childRules } = result;
  const pdf = useReportPdf(report, template, state.photo);
  const mended = new Set(mendedByMaking(report.checks));
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("checked.title")} template={template} />
      <div className={styles.photo}>
        {template && state.photo && (
          <CheckedPhoto report={report} template={template} photo={state.photo} uploaded={state.uploaded} />
        )}
      </div>
      <div className={styles.work}>
        {state.failure && <RunFailed result={result} />}
        {template && <TakenByNotice takenBy={template.takenBy} />}
        <VerdictNotice found={report} template={template}>
          <p>{t("checked.unchanged")}</p>
        </VerdictNotice>
        {state.choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
        <Questions checks={report.checks} onAnswer={result.answer} />
        <div className={styles.actions}>
          <Button look="primary" icon="download" aria-busy={pdf.isSaving} onClick={pdf.save}>
            {t("checked.report")}
          </Button>
          <FileInput ref={fileInput} label={t("checked.other")} onFile={result.givePhoto} />
          <Button icon="file" onClick={() => fileInput.current?.click()}>
            {t("checked.other")}
          </Button>
          <Button icon="camera" onClick={result.makeOfChecked}>
            {t("checked.make")}
          </Button>
        </div>
        {pdf.hasFailed && <FailureNotice failure="unknown" />}
        {refusal && <Notice kind="fail" title={tErrors(refusal)} role="alert" />}
        {childRules && <ChildPanel forChildren={childRules} />}
        <Panel title={t("checks.title")}>
          {template && report.result && (
            <MeasuredLegend measured={report.result} frame={frameOfTemplate(template)} bcp47={bcp47} />
          )}
          <div>
            <CheckList
              checks={report.checks}
              childRules={childRules}
              adviceFor={(check) =>
                mended.has(check) ? t("checked.makeAdvice", { button: t("checked.make") }) : undefined
              }
            />
          </div>
          <p className={styles.hint}>{t("checked.noPromise")}</p>
        </Panel>
        <DeletePhoto isOnDevice={state.choices.isOnDevice} onDelete={onDelete} />
      </div>
    </div>
  );
};
