import { startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import { TakenByNotice } from "../../../../components/requirement/taken-by-notice";
import { Tabs } from "../../../../components/ui/tabs";
import { firstForm, isTaken } from "../../documents/forms";
import { failedChange } from "../../failed-change";
import { useFinishedFiles } from "../../use-finished-files";
import * as styles from "./accepted.module.css";
import { AcceptedRest } from "./accepted-rest";
import { DigitalPanel } from "./digital-panel";
import { Downloads } from "./downloads";
import { isUncut } from "./is-uncut";
import { NewPhotoSource } from "./new-photo-source";
import { PrintoutPanel } from "./printout-panel";
import { Questions } from "./questions";
import { ResultHeader } from "./result-header";
import { ResultPhoto } from "./result-photo";
import { RunFailed } from "./run-failed";
import { useHeight } from "./use-height";
import { usePixelSize } from "./use-pixel-size";
import type { Result } from "./use-result";
import { VerdictNotice } from "./verdict-notice";

interface AcceptedProps {
  result: Result;
  card: Card;
  onDelete: () => void;
}

/** The finished photo: verdict, both forms with their downloads, everything that was measured and done. */
export const Accepted = ({ result, card, onDelete }: AcceptedProps) => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const [hasLines, setHasLines] = useState(true);
  const photo = useRef<HTMLDivElement>(null);
  useHeight(photo);
  const sizeOf = usePixelSize();
  const isRestDue = useIsRestDue();
  useFinishedFiles(card);
  // What an authority refuses is better taken again than downloaded.
  const isRefusalLikely = card.grade === "refusal-likely";
  const isReady = card.grade === "ready" || card.grade === "look";
  const { template, isWorking, state } = result;
  const form = state.choices.form ?? firstForm(template);
  const failed = failedChange(state);
  const isToldBelow = failed === "sheet" ? form === "printout" : failed === "background" && template !== null;
  return (
    <div className={styles.accepted}>
      <ResultHeader
        title={t("title")}
        template={template}
        size={isUncut(form, template) ? sizeOf(card.digital) : undefined}
      />
      <div className={styles.photo} ref={photo}>
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
        {state.failure && !isToldBelow && <RunFailed result={result} />}
        {/* What the authority takes at all comes before how good the photo is. */}
        {template && <TakenByNotice takenBy={template.takenBy} />}
        <VerdictNotice found={card} template={template} />
        {state.choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
        <Questions
          checks={[...card.checks, ...(card.printout.also?.checks ?? [])]}
          onAnswer={result.answer}
        />
        <Tabs
          label={t("tabs.label")}
          tabs={[
            { id: "digital", label: t("tabs.digital"), icon: "file" },
            { id: "printout", label: t("tabs.printout"), icon: "print" },
          ]}
          selected={form}
          onSelect={result.chooseForm}
        >
          {form === "digital" ? (
            <DigitalPanel card={card} template={template} />
          ) : (
            <PrintoutPanel card={card} result={result} />
          )}
        </Tabs>
        <Downloads form={form} isMain={isReady && isTaken(template, form)} isWorking={isWorking} />
        <NewPhotoSource
          result={result}
          cameraLabel={t("action.retake")}
          fileLabel={t("action.upload")}
          isPrimary={isRefusalLikely}
        />
        {isRestDue && (
          <AcceptedRest result={result} card={card} form={form} hasLines={hasLines} onDelete={onDelete} />
        )}
      </div>
    </div>
  );
};

/** What lies below the first screen is drawn after it: all at once would hold up a phone's page. */
function useIsRestDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
