import { useTranslation } from "react-i18next";
import { missedSide, textKeysOf, titleKeyOf } from "../../../../../photo/core/finding-texts";
import { faultsOf, isGrave } from "../../../../../photo/core/guidance/rank-shots";
import { Icon } from "../../../../components/ui/icon";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import type { Shot } from "../../state/photo-state";
import { checksForNextPhoto } from "../result/checks/checks-for-next-photo";
import { oncePerFault, orderChecks } from "../result/checks/order-checks";
import * as styles from "./shot-strip.module.css";
import { useThumbnail } from "./use-thumbnail";

interface ShotThumbnailProps {
  shot: Shot;
  isBest: boolean;
  isUsed: boolean;
  onChoose: () => void;
}

/** As many as fit beside the picture; with one alone, the best photo and the next could say the same. */
const reasonsAtMost = 3;

/** A problem, or a word for there being none. */
interface Reason {
  text: string;
  /** Null: no problem. */
  isGrave: boolean | null;
}

/** Its problems, the main one first; none until it is compared. */
function useReasons({ refusal, precheck }: Shot): Reason[] {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const statement = useAppSelector(selectPassportData)?.editPolicy.statement;
  if (refusal) return [{ text: tErrors(refusal.plain ?? refusal.title), isGrave: true }];
  if (!precheck) return [];
  const { checks, finished } = precheck;
  const faults = finished?.faults ?? (checks && faultsOf(checks));
  if (!faults) return [{ text: t("shots.unseen"), isGrave: null }];
  const ordered = orderChecks(faults);
  // As on the page of the result: a photo that is made keeps its warnings, and a background is one fault.
  const told = finished?.isMade ? [...ordered.failed, ...ordered.warned] : checksForNextPhoto(ordered);
  const reasons = new Map<string, Reason>();
  for (const fault of oncePerFault(told)) {
    const texts = textKeysOf(fault.messageKey, missedSide(fault));
    if (!texts) continue;
    // Where the authority says something of edits, "we found no rule" is not said, as in the result.
    const isStated = statement && fault.messageKey === "backgroundReplaced";
    const text = tErrors(isStated ? texts.name : titleKeyOf(fault, texts, finished?.isMade ?? false));
    if (!reasons.has(text)) reasons.set(text, { text, isGrave: isGrave(fault) });
  }
  if (reasons.size === 0) return [{ text: t("shots.fine"), isGrave: null }];
  return [...reasons.values()].slice(0, reasonsAtMost);
}

/** A button that uses one of several photos; a file that is not a photo is only named. */
export function ShotThumbnail({ shot, isBest, isUsed, onChoose }: ShotThumbnailProps) {
  const { t } = useTranslation("photo");
  const url = useThumbnail(shot.photo.photoId);
  const reasons = useReasons(shot);
  const words = (
    <>
      <span className={styles.frame}>
        {url ? <img className={styles.image} src={url} alt="" /> : <bdi>{shot.photo.name}</bdi>}
      </span>
      <span>
        {isBest && <strong className={styles.best}>{t("shots.best")}</strong>}
        {reasons.map(({ text, isGrave }) => (
          <span key={text} className={styles.reason} data-grave={isGrave ?? undefined}>
            {isGrave !== null && <Icon name={isGrave ? "cross" : "warn"} />}
            <span>{text}</span>
          </span>
        ))}
      </span>
      {isUsed && (
        <span className={styles.used}>
          <Icon name="check" />
        </span>
      )}
    </>
  );
  if (shot.refusal) return <div className={styles.shot}>{words}</div>;
  return (
    <button type="button" className={styles.shot} aria-pressed={isUsed} onClick={onChoose}>
      {words}
    </button>
  );
}
