import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { MeasuredLegend } from "../../../../components/drawing/measured-legend";
import { usePageLanguage } from "../../../../i18n/use-language";
import { isInFrame } from "../../is-in-frame";
import type { ResultForm } from "../../state/photo-state";
import { BackgroundPanel } from "./background-panel";
import { CheckList } from "./check-list";
import { ChildPanel } from "./child-panel";
import { CutoutPanel } from "./cutout-panel";
import { DeletePhoto } from "./delete-photo";
import { EditsPanel } from "./edits-panel";
import { isUncut } from "./is-uncut";
import { NextSteps } from "./next-steps";
import { Panel } from "./panel";
import type { Result } from "./use-result";

interface AcceptedRestProps {
  result: Result;
  card: Card;
  form: ResultForm;
  hasLines: boolean;
  onDelete: () => void;
}

/** What comes next, what was measured and done, and the ways to something else. */
export const AcceptedRest = ({ result, card, form, hasLines, onDelete }: AcceptedRestProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const { template, state, childRules } = result;
  const isOwn = isUncut(form, template);
  return (
    <>
      {template && (
        <NextSteps template={template} form={form} isRefusalLikely={card.grade === "refusal-likely"} />
      )}
      {childRules && <ChildPanel forChildren={childRules} />}
      <Panel title={t("checks.title")}>
        {template && hasLines && !isOwn && isInFrame(card, template) && (
          <MeasuredLegend measured={card.result} frame={frameOfTemplate(template)} bcp47={bcp47} />
        )}
        <div>
          <CheckList checks={card.checks} childRules={childRules} hasLengths={!isOwn} />
        </div>
      </Panel>
      {template && <BackgroundPanel result={result} card={card} template={template} />}
      <EditsPanel
        card={card}
        edits={form === "printout" ? (card.printoutEdits ?? card.edits) : card.edits}
        isUncut={isOwn}
      />
      <CutoutPanel />
      <DeletePhoto isOnDevice={state.choices.isOnDevice} onDelete={onDelete} />
    </>
  );
};
