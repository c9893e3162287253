import { startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { Tabs } from "../../../../../components/ui/tabs";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { hasForm, isFileAlone, isTaken } from "../../../documents/forms";
import { isOwnFileAccepted } from "../../../documents/own-file";
import { failedChange, pendingChange } from "../../../state/pending-change";
import { formChosen, selectPhoto } from "../../../state/photo-slice";
import type { ResultForm } from "../../../state/photo-state";
import { captionPanelId } from "../checks/check-card";
import { RulesNotice } from "../checks/rules-notice";
import { hasRules } from "../checks/use-rules-text";
import { DigitalPanel } from "../digital/digital-panel";
import { useOnlineVariant } from "../digital/use-online-variant";
import { Downloads } from "../downloads";
import { RunFailed } from "../messages/run-failed";
import { NewPhotoSource } from "../new-photo-source";
import { PrintoutPanel } from "../printout/printout-panel";
import * as styles from "./accepted.module.css";
import { isRefusalLikely, lacksCaption } from "./accepted-facts";
import { AcceptedRest } from "./accepted-rest";

interface AcceptedWorkProps {
  card: Card;
  form: ResultForm;
  /** The visitor takes the photo as it is. */
  isUsed: boolean;
  hasLines: boolean;
  onDelete: () => void;
}

/** Both forms with their downloads, and what can be done next. */
export function AcceptedWork({ card, form, isUsed, hasLines, onDelete }: AcceptedWorkProps) {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { t: tErrors } = useTranslation("errors");
  const { t: tPhoto } = useTranslation("photo");
  /** A signature is being drawn: finishing it is the main action. */
  const [isDrawing, setIsDrawing] = useState(false);
  const showsRest = useShowsRest();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const isFailureShownBelow = useIsFailureShownBelow(form);
  // Who applies online is led to another document: this one's file is not the thing to do.
  const isForOther = useOnlineVariant(template) !== null && form === "digital";
  const isForOwnFile =
    template !== null && form === "digital" && isOwnFileAccepted(state.photo, card, template);
  // The verdict asks to look at them first.
  const hasPointsToCheck = card.grade === "look";
  const isWorking = state.run.status === "running";
  return (
    <div className={styles.work}>
      {state.run.failure && !isFailureShownBelow && <RunFailed />}
      {state.photo?.untrimmed && <p className={styles.hint}>{tPhoto("chosen.trimmed")}</p>}
      {state.choices.isOnDevice && <p className={styles.hint}>{tCommon("onDevice")}</p>}
      {isFileAlone(template) ? (
        <DigitalPanel card={card} template={template} />
      ) : (
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
      )}
      <Downloads
        form={form}
        isMain={isUsed && !hasPointsToCheck && isTaken(template, form) && !isForOther && !isForOwnFile}
        isSticky={isUsed && hasForm(template, form) && !isForOwnFile}
        isPaused={isDrawing || lacksCaption(card)}
        warning={lacksCaption(card) && <a href={`#${captionPanelId}`}>{tErrors("captionMissing.title")}</a>}
        working={isWorking ? t(pendingChange(state) === "sheet" ? "printout.working" : "wait.text") : null}
      />
      {!isRefusalLikely(card) && <NewPhotoSource />}
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
  );
}

/** A change that failed is told where it was asked for, if that is on the page. */
function useIsFailureShownBelow(form: ResultForm): boolean {
  const failed = failedChange(useAppSelector(selectPhoto));
  const template = useAppSelector(selectPassportData);
  if (failed === "sheet") return form === "printout";
  return (failed === "background" && template !== null) || failed === "caption";
}

/** Renders what is below the fold after the first paint, which it would delay on phones. */
function useShowsRest(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown;
}
