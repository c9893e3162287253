import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPassportData } from "../../../../../store/site-slice";
import { fileKinds, shownForm } from "../../../documents/forms";
import { pendingChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import type { PhotoState } from "../../../state/photo-state";
import { ResultHeader } from "../../result-header";
import { Questions } from "../checks/questions";
import { useAnswer } from "../checks/use-answer";
import { outcomeId } from "../checks/verdict/lead-to-verdict";
import { VerdictNotice } from "../checks/verdict/verdict-notice";
import { OtherShots } from "../other-shots";
import { type Panel, ResultPhoto } from "../photo/result-photo";
import { useHeight } from "../photo/use-height";
import { usePrefetchedFiles } from "../use-prefetched-files";
import * as styles from "./accepted.module.css";
import { editsOf, isGood, isRefusalLikely } from "./accepted-facts";
import { AcceptedWays } from "./accepted-ways";
import { AcceptedWork } from "./accepted-work";

interface AcceptedProps {
  card: Card;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onDelete: () => void;
}

const photoId = "made-photo";

/** The verdict is about the photo before the change that is being made. */
const isBeingJudged = (state: PhotoState): boolean =>
  state.run.status === "running" && pendingChange(state) !== "sheet";

/** The accepted photo: verdict, both forms with downloads, measurements and edits. */
export function Accepted({ card, panel, onPanel, onDelete }: AcceptedProps) {
  const { t } = useTranslation("result");
  const state = useAppSelector(selectPhoto);
  const [hasLines, setHasLines] = useState(true);
  const photo = useRef<HTMLDivElement>(null);
  useHeight(photo);
  useEffect(() => () => onPanel("closed"), [onPanel]);
  /** A photo that is likely to be refused and that the visitor uses anyway. */
  const [usedAnyway, setUsedAnyway] = useState<Card | null>(null);
  const isUsed = isGood(card) || usedAnyway === card;
  const answer = useAnswer();
  const template = useAppSelector(selectPassportData);
  usePrefetchedFiles(card, fileKinds(template).length > 1);
  const form = shownForm(template, state.choices.form);
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("title")} template={template} />
      <div className={styles.outcome} id={outcomeId}>
        <VerdictNotice
          graded={card}
          template={template}
          edits={isGood(card) ? editsOf(card, form) : null}
          isStale={isBeingJudged(state)}
          questions={
            <Questions
              checks={[...card.checks, ...(card.printout.otherDocument?.checks ?? [])]}
              face={card.face}
              onAnswer={answer}
            />
          }
        >
          <AcceptedWays
            card={card}
            form={form}
            panel={panel}
            onPanel={onPanel}
            photoId={photoId}
            onUseAnyway={() => setUsedAnyway(card)}
          />
        </VerdictNotice>
        <OtherShots isOpen={isRefusalLikely(card)} />
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
      <AcceptedWork card={card} form={form} isUsed={isUsed} hasLines={hasLines} onDelete={onDelete} />
    </div>
  );
}
