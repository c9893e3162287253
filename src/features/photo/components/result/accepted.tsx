import { startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import { TakenByNotice } from "../../../../components/requirement/taken-by-notice";
import { PageLink } from "../../../../components/ui/page-link";
import { Tabs } from "../../../../components/ui/tabs";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { firstForm, isFullFrame, isTaken } from "../../documents/forms";
import { failedChange } from "../../state/pending-change";
import { formChosen, selectPhoto } from "../../state/photo-slice";
import { usePhotoActions } from "../../use-photo-actions";
import { ResultHeader } from "../result-header";
import * as styles from "./accepted.module.css";
import { AcceptedRest } from "./accepted-rest";
import { isMendedByCrop } from "./checks/mended-by-crop";
import { Questions } from "./checks/questions";
import { RulesNotice } from "./checks/rules-notice";
import { hasRules } from "./checks/use-rules-text";
import { VerdictNotice } from "./checks/verdict-notice";
import { DigitalPanel } from "./digital/digital-panel";
import { usePixelSize } from "./digital/use-pixel-size";
import { Downloads, downloadsId } from "./downloads";
import { RunFailed } from "./messages/run-failed";
import { NewPhotoSource } from "./new-photo-source";
import { openerId, type Panel, ResultPhoto } from "./photo/result-photo";
import { useHeight } from "./photo/use-height";
import { PrintoutPanel } from "./printout/printout-panel";
import { usePrefetchedFiles } from "./use-result-files";

interface AcceptedProps {
  card: Card;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onDelete: () => void;
}

/** The finished photo: verdict, both forms with their downloads, everything that was measured and done. */
export const Accepted = ({ card, panel, onPanel, onDelete }: AcceptedProps) => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tPhoto } = useTranslation("photo");
  const [hasLines, setHasLines] = useState(true);
  const photo = useRef<HTMLDivElement>(null);
  useHeight(photo);
  const sizeOf = usePixelSize();
  const isRestDue = useIsRestDue();
  useEffect(() => () => onPanel("closed"), [onPanel]);
  usePrefetchedFiles(card);
  // What an authority refuses is better taken again than downloaded.
  const isRefusalLikely = card.grade === "refusal-likely";
  const isReady = card.grade === "ready" || card.grade === "look";
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const isWorking = state.run.status === "running";
  const form = state.choices.form ?? firstForm(template);
  const canCorrect = panel !== "open" && !isFullFrame(form, template) && card.checks.some(isMendedByCrop);
  const failed = failedChange(state);
  const isToldBelow = failed === "sheet" ? form === "printout" : failed === "background" && template !== null;
  return (
    <div className={styles.accepted}>
      <ResultHeader
        title={t("title")}
        template={template}
        size={isFullFrame(form, template) ? sizeOf(card.digital) : undefined}
      />
      <div className={styles.outcome}>
        {/* What the authority takes at all comes before how good the photo is. */}
        {template && <TakenByNotice takenBy={template.takenBy} />}
        <VerdictNotice found={card} template={template}>
          {isRefusalLikely && (
            <div className={styles.ways}>
              <NewPhotoSource cameraLabel={t("action.retake")} fileLabel={t("action.upload")} isPrimary />
              <a className={styles.way} href={`#${downloadsId}`}>
                {tPhoto("choose.useAnyway")}
              </a>
              <PageLink className={styles.way} to={paths.home}>
                {t("action.otherDocument")}
              </PageLink>
            </div>
          )}
          {canCorrect && (
            <a className={styles.way} href={`#${openerId}`} onClick={() => onPanel("asked")}>
              {t("adjust.open")}
            </a>
          )}
        </VerdictNotice>
        <Questions
          checks={[...card.checks, ...(card.printout.otherDocument?.checks ?? [])]}
          onAnswer={(answer) => void act(({ answerQuestion }) => answerQuestion(answer))}
        />
      </div>
      <div className={styles.photo} ref={photo}>
        {template && (
          <ResultPhoto
            card={card}
            template={template}
            form={form}
            hasLines={hasLines}
            onLines={setHasLines}
            panel={panel}
            onPanel={onPanel}
          />
        )}
      </div>
      <div className={styles.work}>
        {state.run.failure && !isToldBelow && <RunFailed />}
        {hasRules(template) && <RulesNotice template={template} />}
        {state.photo?.untrimmed && <p className={styles.hint}>{tPhoto("chosen.trimmed")}</p>}
        {state.choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
        <Tabs
          label={t("tabs.label")}
          tabs={[
            { id: "digital", label: t("tabs.digital"), icon: "file" },
            { id: "printout", label: t("tabs.printout"), icon: "print" },
          ]}
          selected={form}
          onSelect={(chosen) => void dispatch(formChosen(chosen))}
        >
          {form === "digital" ? (
            <DigitalPanel card={card} template={template} />
          ) : (
            <PrintoutPanel card={card} />
          )}
        </Tabs>
        <Downloads form={form} isMain={isReady && isTaken(template, form)} isWorking={isWorking} />
        {!isRefusalLikely && (
          <NewPhotoSource cameraLabel={t("action.retake")} fileLabel={t("action.upload")} />
        )}
        {isRestDue && <AcceptedRest card={card} form={form} hasLines={hasLines} onDelete={onDelete} />}
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
