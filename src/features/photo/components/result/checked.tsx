import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../contract/document/handed-in";
import type { PhotoReport } from "../../../../../contract/photo-report";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { likelyRefusal } from "../../../../../photo/core/checks/grade";
import { MeasuredLegend } from "../../../../components/drawing/measured-legend";
import { FailureNotice } from "../../../../components/layout/failure-notice";
import { Button } from "../../../../components/ui/button";
import { FileInput } from "../../../../components/ui/file-input";
import { useAppDispatch, useAppSelector, useService } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { photoFiles } from "../../photo-files";
import { purposeChosen, selectPhoto } from "../../state/photo-slice";
import type { Photo } from "../../state/photo-state";
import { selectChildRules } from "../../state/selectors";
import { usePhotoActions } from "../../use-photo-actions";
import { RefusalNotice } from "../refusal-notice";
import { ResultHeader } from "../result-header";
import { useShownUnit } from "../use-shown-unit";
import * as styles from "./accepted/accepted.module.css";
import { CheckList } from "./checks/check-list";
import { checksOfFinished } from "./checks/checks-for-next-photo";
import { ChildPanel } from "./checks/child-panel";
import { canMakeFrom, isMendedByCrop, isMendedByMaking, mendedByMaking } from "./checks/mended-faults";
import { Questions } from "./checks/questions";
import { RulesNotice } from "./checks/rules-notice";
import { useAnswer } from "./checks/use-answer";
import { useFinishedAdvice } from "./checks/use-finished-advice";
import { useReportPdf } from "./checks/use-report-pdf";
import { hasRules } from "./checks/use-rules-text";
import { outcomeId } from "./checks/verdict/lead-to-verdict";
import { VerdictNotice } from "./checks/verdict/verdict-notice";
import { DeletePhoto } from "./delete-photo";
import { Facts } from "./digital/facts";
import { useGivenFacts } from "./digital/use-given-facts";
import { RunFailed } from "./messages/run-failed";
import { OutcomeCode } from "./outcome-code";
import { Panel } from "./panel";
import { CheckedPicture } from "./photo/checked-picture";
import { useNewPhoto } from "./use-new-photo";

interface CheckedProps {
  report: PhotoReport;
  photo: Photo;
  /** Makes the document photo in order to adjust it. */
  onCorrect: () => void;
  onDelete: () => void;
}

/** The result of a check: verdict, the photo with its lines, and the report as the only download. */
export function Checked({ report: given, photo, onCorrect, onDelete }: CheckedProps) {
  const report = useMemo(() => ({ ...given, checks: checksOfFinished(given) }), [given]);
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const unit = useShownUnit();
  const fileInput = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const answer = useAnswer();
  const { choices, run, upload } = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const childRules = useAppSelector(selectChildRules);
  const { refusal, setPhotos } = useNewPhoto();
  const facts = useGivenFacts(report, template);
  const files = useService(photoFiles);
  const pdf = useReportPdf({
    title: t("checked.title"),
    report,
    template,
    fileOf: async () => {
      const blob = await files.get(photo.photoId);
      return blob && { name: photo.name, blob };
    },
  });
  /** Makes the document photo from the checked one. */
  const makeDocumentPhoto = () => {
    dispatch(purposeChosen({ isCheck: false }));
    void act(({ makePhoto }) => makePhoto());
  };
  // The authority would refuse its background in the new photo too.
  const keepsRefusal =
    template?.editPolicy.background === "keep" && likelyRefusal(report.checks) !== undefined;
  // One made here would not be accepted.
  const isForOthers = template !== null && isTakenElsewhere(template);
  // Of a photo that meets every rule, no better one can be made.
  const canMake = report.grade !== "ready" && !isForOthers && !keepsRefusal && canMakeFrom(report.checks);
  const canAdjust = canMake && report.checks.some(isMendedByCrop);
  const adviceOf = useFinishedAdvice(report.checks, canAdjust);
  const mended = new Set(canMake ? mendedByMaking(report.checks) : []);
  const checkOther = (
    <Button
      variant={canMake ? "secondary" : "primary"}
      icon="file"
      onClick={() => fileInput.current?.click()}
    >
      {t("checked.other")}
    </Button>
  );
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("checked.title")} template={template} />
      <div className={styles.outcome} id={outcomeId}>
        <VerdictNotice
          graded={report}
          template={template}
          isFinished
          isStale={run.status === "running"}
          questions={<Questions checks={report.checks} face={report.face} onAnswer={answer} />}
        >
          <p>{t("checked.unchanged")}</p>
          <div className={styles.ways}>
            <div className={styles.actions}>
              {canMake ? (
                <Button variant="primary" onClick={makeDocumentPhoto}>
                  {isMendedByMaking(report.checks) ? t("checked.make") : tCommon("notFound.make")}
                </Button>
              ) : (
                checkOther
              )}
              {canAdjust && (
                <Button
                  icon="hand"
                  onClick={() => {
                    onCorrect();
                    makeDocumentPhoto();
                  }}
                >
                  {t("adjust.open")}
                </Button>
              )}
            </div>
          </div>
        </VerdictNotice>
      </div>
      <div className={styles.photo}>
        {template && <CheckedPicture report={report} template={template} photo={photo} uploaded={upload} />}
      </div>
      <div className={styles.work}>
        {run.failure && <RunFailed />}
        {choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
        <div className={styles.actions}>
          <Button icon="download" aria-busy={pdf.isSaving} onClick={pdf.save}>
            {t("checked.report")}
          </Button>
          <FileInput ref={fileInput} label={t("checked.other")} onFiles={setPhotos} />
          {canMake && checkOther}
        </div>
        {pdf.hasFailed && <FailureNotice failure="unknown" />}
        {refusal && <RefusalNotice texts={refusal} />}
        {hasRules(template) && <RulesNotice template={template} />}
        {childRules && <ChildPanel forChildren={childRules} />}
        <Panel title={t("checks.title")}>
          <div>
            {facts.length > 0 && <Facts facts={facts} />}
            {template && report.result && (
              <MeasuredLegend measured={report.result} frame={frameOfTemplate(template)} unit={unit} />
            )}
            <CheckList
              checks={report.checks}
              childRules={childRules}
              face={report.face}
              adviceFor={(check) =>
                mended.has(check) ? t("checked.makeAdvice", { button: t("checked.make") }) : adviceOf(check)
              }
            />
          </div>
          <p className={styles.hint}>{t("checked.noPromise")}</p>
        </Panel>
        <OutcomeCode code={report.outcomeCode} isOnDevice={choices.isOnDevice && report.accepted} />
        <DeletePhoto isOnDevice={choices.isOnDevice} onDelete={onDelete} />
      </div>
    </div>
  );
}
