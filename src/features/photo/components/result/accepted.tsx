import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import type { Template } from "../../../../../contract/template";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { MeasuredLegend } from "../../../../components/drawing/measured-legend";
import { TakenByNotice } from "../../../../components/requirement/taken-by-notice";
import { Tabs } from "../../../../components/ui/tabs";
import { usePageLanguage } from "../../../../i18n/use-language";
import { isInFrame } from "../../is-in-frame";
import { useFinishedFiles } from "../../use-finished-files";
import * as styles from "./accepted.module.css";
import { BackgroundPanel } from "./background-panel";
import { CheckList } from "./check-list";
import { ChildPanel } from "./child-panel";
import { CutoutPanel } from "./cutout-panel";
import { DeletePhoto } from "./delete-photo";
import { DigitalPanel } from "./digital-panel";
import { Downloads, type ResultForm } from "./downloads";
import { EditsPanel } from "./edits-panel";
import { FailedAgain } from "./failed-again";
import { NewPhotoSource } from "./new-photo-source";
import { NextSteps } from "./next-steps";
import { Panel } from "./panel";
import { PrintoutPanel } from "./printout-panel";
import { Questions } from "./questions";
import { ResultHeader } from "./result-header";
import { ResultPhoto } from "./result-photo";
import type { Result } from "./use-result";
import { VerdictNotice } from "./verdict-notice";

interface AcceptedProps {
  result: Result;
  card: Card;
  onDelete: () => void;
}

/** What is shown first: the sheet where the authority takes prints only. */
const takenForm = (template: Template | null): ResultForm =>
  template?.printable && !template.online ? "printout" : "digital";

/** The finished photo: verdict, both forms with their downloads, everything that was measured and done. */
export const Accepted = ({ result, card, onDelete }: AcceptedProps) => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const [chosenForm, setForm] = useState<ResultForm | null>(null);
  const [hasLines, setHasLines] = useState(true);
  const { bcp47 } = usePageLanguage();
  useFinishedFiles(card);
  // What an authority refuses is better taken again than downloaded.
  const isRefusalLikely = card.grade === "refusal-likely";
  const isReady = card.grade === "ready" || card.grade === "look";
  const { template, isWorking, state, childRules } = result;
  const form = chosenForm ?? takenForm(template);
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("title")} template={template} />
      <div className={styles.photo}>
        {template && (
          <ResultPhoto
            result={result}
            card={card}
            template={template}
            form={form}
            hasLines={hasLines}
            onLines={setHasLines}
          />
        )}
      </div>
      <div className={styles.work}>
        {state.failure && <FailedAgain failure={state.failure.key} onAgain={result.start} />}
        <VerdictNotice found={card} />
        {state.choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
        <Questions
          checks={[...card.checks, ...(card.printout.also?.checks ?? [])]}
          onAnswer={result.answer}
        />
        {template && <TakenByNotice takenBy={template.takenBy} />}
        <Tabs
          label={t("tabs.label")}
          tabs={[
            { id: "digital", label: t("tabs.digital"), icon: "file" },
            { id: "printout", label: t("tabs.printout"), icon: "print" },
          ]}
          selected={form}
          onSelect={setForm}
        >
          {form === "digital" ? (
            <DigitalPanel card={card} template={template} />
          ) : (
            <PrintoutPanel
              card={card}
              choices={state.choices}
              template={template}
              isWorking={isWorking}
              onSheet={result.chooseSheet}
            />
          )}
        </Tabs>
        <Downloads form={form} isMain={isReady} isWorking={isWorking} />
        <NewPhotoSource
          result={result}
          cameraLabel={t("action.retake")}
          fileLabel={t("action.upload")}
          isPrimary={isRefusalLikely}
        />
        {template && <NextSteps template={template} form={form} />}
        {childRules && <ChildPanel forChildren={childRules} />}
        <Panel title={t("checks.title")}>
          {template && hasLines && isInFrame(card, template) && (
            <MeasuredLegend measured={card.result} frame={frameOfTemplate(template)} bcp47={bcp47} />
          )}
          <div>
            <CheckList checks={card.checks} childRules={childRules} />
          </div>
        </Panel>
        {template && (
          <BackgroundPanel
            card={card}
            template={template}
            background={state.cardBackground}
            refused={state.refusedBackground}
            onChange={result.changeBackground}
          />
        )}
        <EditsPanel
          card={card}
          edits={form === "printout" ? (card.printoutEdits ?? card.edits) : card.edits}
          isUncut={form === "digital" && template?.editPolicy.geometry === "forbidden"}
        />
        <CutoutPanel />
        <DeletePhoto isOnDevice={state.choices.isOnDevice} onDelete={onDelete} />
      </div>
    </div>
  );
};
