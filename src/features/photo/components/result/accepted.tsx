import { startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import { useTakenByNote } from "../../../../components/requirement/taken-by-notice";
import { Button, ButtonLink } from "../../../../components/ui/button";
import { PageLink } from "../../../../components/ui/page-link";
import { Tabs } from "../../../../components/ui/tabs";
import { homeStart } from "../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { firstForm, hasForm, isFullFrame, isTaken } from "../../documents/forms";
import { failedChange, pendingChange } from "../../state/pending-change";
import { formChosen, selectPhoto } from "../../state/photo-slice";
import { usePhotoActions } from "../../use-photo-actions";
import { ResultHeader } from "../result-header";
import * as styles from "./accepted.module.css";
import { AcceptedRest } from "./accepted-rest";
import { captionPanelId } from "./checks/check-card";
import { isMendedByCrop } from "./checks/mended-faults";
import { Questions } from "./checks/questions";
import { RulesNotice } from "./checks/rules-notice";
import { hasRules } from "./checks/use-rules-text";
import { VerdictNotice } from "./checks/verdict-notice";
import { DigitalPanel } from "./digital/digital-panel";
import { Downloads } from "./downloads";
import { RunFailed } from "./messages/run-failed";
import { NewPhotoSource } from "./new-photo-source";
import { BackgroundWays } from "./photo/background-ways";
import { otherBackgrounds } from "./photo/other-backgrounds";
import { openerId, outcomeId, type Panel, ResultPhoto } from "./photo/result-photo";
import { useHeight } from "./photo/use-height";
import { PrintoutPanel } from "./printout/printout-panel";
import { usePrefetchedFiles } from "./use-prefetched-files";

interface AcceptedProps {
  card: Card;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onDelete: () => void;
}

const photoId = "made-photo";

/** The accepted photo: verdict, both forms with downloads, measurements and edits. */
export function Accepted({ card, panel, onPanel, onDelete }: AcceptedProps) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tPhoto } = useTranslation("photo");
  const [hasLines, setHasLines] = useState(true);
  /** A signature is being drawn: finishing it is the main action. */
  const [isDrawing, setIsDrawing] = useState(false);
  const photo = useRef<HTMLDivElement>(null);
  useHeight(photo);
  const showsRest = useShowsRest();
  useEffect(() => () => onPanel("closed"), [onPanel]);
  usePrefetchedFiles(card);
  // A new photo is the main action when the authority is likely to refuse this one.
  const isRefusalLikely = card.grade === "refusal-likely";
  /** A photo that is likely to be refused and that the visitor uses anyway. */
  const [usedAnyway, setUsedAnyway] = useState<Card | null>(null);
  const isUsed = card.grade === "ready" || card.grade === "look" || usedAnyway === card;
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const isWorking = state.run.status === "running";
  const form = state.choices.form ?? firstForm(template);
  /** No crop mends what the authority is likely to refuse. */
  const canCorrect =
    !isRefusalLikely && panel !== "open" && !isFullFrame(form, template) && card.checks.some(isMendedByCrop);
  /** Name and date are missing: putting them on the photo comes before its download. */
  const needsCaption = card.checks.some(({ messageKey }) => messageKey === "captionMissing");
  const takenByNote = useTakenByNote(template?.takenBy);
  const backgrounds = template ? otherBackgrounds(card, template) : [];
  const failed = failedChange(state);
  const isShownBelow =
    failed === "sheet"
      ? form === "printout"
      : (failed === "background" && template !== null) || failed === "caption";
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("title")} template={template} />
      <div className={styles.outcome} id={outcomeId}>
        <VerdictNotice graded={card} template={template} note={takenByNote}>
          {(isRefusalLikely || needsCaption || canCorrect || backgrounds.length > 0) && (
            <div className={styles.ways}>
              {backgrounds.length > 0 && <BackgroundWays backgrounds={backgrounds} />}
              {isRefusalLikely && (
                <NewPhotoSource cameraLabel={t("action.retake")} fileLabel={t("action.upload")} isPrimary />
              )}
              {needsCaption && !isRefusalLikely && (
                <ButtonLink variant="primary" icon="pen" href={`#${captionPanelId}`}>
                  {t("caption.title")}
                </ButtonLink>
              )}
              {canCorrect && (
                <Button
                  icon="hand"
                  aria-busy={panel === "requested"}
                  onClick={() => {
                    // In sight while the panel loads, or if it cannot be loaded.
                    document.getElementById(openerId)?.focus();
                    onPanel("requested");
                  }}
                >
                  {t("adjust.open")}
                </Button>
              )}
              {isRefusalLikely && (
                <>
                  <a className={styles.way} href={`#${photoId}`} onClick={() => setUsedAnyway(card)}>
                    {tPhoto("choose.useAnyway")}
                  </a>
                  <PageLink className={styles.way} to={homeStart}>
                    {t("action.otherDocument")}
                  </PageLink>
                </>
              )}
            </div>
          )}
        </VerdictNotice>
        <Questions
          checks={[...card.checks, ...(card.printout.otherDocument?.checks ?? [])]}
          onAnswer={(answer) => void act(({ answerQuestion }) => answerQuestion(answer))}
        />
      </div>
      <div className={styles.photo} id={photoId} ref={photo}>
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
        {state.run.failure && !isShownBelow && <RunFailed />}
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
        <Downloads
          form={form}
          isMain={isUsed && isTaken(template, form)}
          isSticky={isUsed && hasForm(template, form)}
          isPaused={isDrawing || needsCaption}
          working={isWorking ? t(pendingChange(state) === "sheet" ? "printout.working" : "wait.text") : null}
        />
        {!isRefusalLikely && (
          <NewPhotoSource cameraLabel={t("action.retake")} fileLabel={t("action.upload")} />
        )}
        {hasRules(template) && <RulesNotice template={template} />}
        {showsRest && (
          <AcceptedRest
            card={card}
            form={form}
            hasLines={hasLines}
            onDelete={onDelete}
            onDrawing={setIsDrawing}
          />
        )}
      </div>
    </div>
  );
}

/** Renders what is below the fold after the first paint, which it would delay on phones. */
function useShowsRest(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown;
}
