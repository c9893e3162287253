import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { isUncroppedFile } from "../../../../../../contract/document/handed-in";
import { frameOfTemplate } from "../../../../../../drawing/drawing-frame";
import { MeasuredLegend } from "../../../../../components/drawing/measured-legend";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { isFullFrame } from "../../../documents/forms";
import type { ResultForm } from "../../../state/photo-state";
import { selectChildRules, selectChoices } from "../../../state/selectors";
import { SignaturePanel } from "../../signature/lazy-signature-panel";
import { usePictureUnit } from "../../use-shown-unit";
import { CaptionPanel } from "../caption/lazy-caption-panel";
import { CheckList } from "../checks/check-list";
import { ChildPanel } from "../checks/child-panel";
import { DeletePhoto } from "../delete-photo";
import { CutoutPanel } from "../digital/cutout-panel";
import { NextSteps } from "../next-steps";
import { OutcomeCode } from "../outcome-code";
import { Panel } from "../panel";
import { BackgroundPanel } from "../photo/background-panel";
import { EditsPanel } from "../photo/edits-panel";
import { ReportButton } from "../report-button";
import { editsOf } from "./accepted-facts";

interface AcceptedRestProps {
  card: Card;
  form: ResultForm;
  hasLines: boolean;
  onDelete: () => void;
  /** A signature is being drawn, or no longer. */
  onDrawing: (isDrawing: boolean) => void;
}

/** Lower part of the page: next steps, measurements, edits and further links. */
export function AcceptedRest({ card, form, hasLines, onDelete, onDrawing }: AcceptedRestProps) {
  const { t } = useTranslation("result");
  const template = useAppSelector(selectPassportData);
  const childRules = useAppSelector(selectChildRules);
  const { isOnDevice } = useAppSelector(selectChoices);
  const unit = usePictureUnit();
  const isOwn = isFullFrame(form, template);
  return (
    <>
      {template?.rule?.caption && (
        <Suspense>
          <CaptionPanel />
        </Suspense>
      )}
      {template && (
        <NextSteps template={template} form={form} isRefusalLikely={card.grade === "refusal-likely"} />
      )}
      {template?.signature && (
        <Suspense>
          <SignaturePanel urlPath={template.urlPath} rule={template.signature} onDrawing={onDrawing} />
        </Suspense>
      )}
      {childRules && <ChildPanel forChildren={childRules} />}
      <Panel title={t(isOwn ? "verdict.ours" : "checks.title")}>
        <div>
          {template && hasLines && !isOwn && (
            <MeasuredLegend
              measured={card.result}
              frame={frameOfTemplate(template)}
              unit={unit}
              isFromPrint={unit.style === "px" && template.unit !== "px"}
            />
          )}
          <CheckList checks={card.checks} childRules={childRules} hasLengths={!isOwn} face={card.face} />
        </div>
        <ReportButton card={card} template={template} />
      </Panel>
      {template && <BackgroundPanel card={card} template={template} />}
      <EditsPanel card={card} edits={editsOf(card, form)} isFullFrame={isOwn} />
      <div>
        {!(template && isUncroppedFile(template)) && <CutoutPanel />}
        <OutcomeCode code={card.outcomeCode} isOnDevice={isOnDevice} />
      </div>
      <DeletePhoto isOnDevice={isOnDevice} onDelete={onDelete} />
    </>
  );
}
