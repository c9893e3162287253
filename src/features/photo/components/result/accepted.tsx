import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import { TakenByNotice } from "../../../../components/requirement/taken-by-notice";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { fileKinds, shownForm } from "../../documents/forms";
import { selectPhoto } from "../../state/photo-slice";
import { usePhotoActions } from "../../use-photo-actions";
import { RequirementsLink } from "../requirements-link";
import { ResultHeader } from "../result-header";
import * as styles from "./accepted.module.css";
import { isRefusalLikely } from "./accepted-facts";
import { AcceptedWays } from "./accepted-ways";
import { AcceptedWork } from "./accepted-work";
import { Questions } from "./checks/questions";
import { VerdictNotice } from "./checks/verdict/verdict-notice";
import { OtherShots } from "./other-shots";
import { outcomeId, type Panel, ResultPhoto } from "./photo/result-photo";
import { useHeight } from "./photo/use-height";
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
  const [hasLines, setHasLines] = useState(true);
  const photo = useRef<HTMLDivElement>(null);
  useHeight(photo);
  useEffect(() => () => onPanel("closed"), [onPanel]);
  /** A photo that is likely to be refused and that the visitor uses anyway. */
  const [usedAnyway, setUsedAnyway] = useState<Card | null>(null);
  const isUsed = card.grade === "ready" || card.grade === "look" || usedAnyway === card;
  const act = usePhotoActions();
  const { choices } = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  usePrefetchedFiles(card, fileKinds(template).length > 1);
  const form = shownForm(template, choices.form);
  return (
    <div className={styles.accepted}>
      <ResultHeader title={t("title")} template={template} />
      <div className={styles.outcome} id={outcomeId}>
        <VerdictNotice graded={card} template={template} isMade>
          <AcceptedWays
            card={card}
            form={form}
            panel={panel}
            onPanel={onPanel}
            photoId={photoId}
            onUseAnyway={() => setUsedAnyway(card)}
          />
        </VerdictNotice>
        {template && (
          <TakenByNotice template={template} kind="plain">
            <RequirementsLink urlPath={template.urlPath} />
          </TakenByNotice>
        )}
        <OtherShots isOpen={isRefusalLikely(card)} />
        <Questions
          checks={[...card.checks, ...(card.printout.otherDocument?.checks ?? [])]}
          face={card.face}
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
      <AcceptedWork card={card} form={form} isUsed={isUsed} hasLines={hasLines} onDelete={onDelete} />
    </div>
  );
}
