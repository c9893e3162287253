import { useTranslation } from "react-i18next";
import { missedSide, textKeysOf, titleKeyOf } from "../../../../../photo/core/finding-texts";
import { faultsOf } from "../../../../../photo/core/guidance/rank-shots";
import { Icon } from "../../../../components/ui/icon";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import type { Shot } from "../../state/photo-state";
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

/** Its problems as text, the main one first; none until it is compared. */
function useReasons({ refusal, precheck }: Shot): string[] {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const statement = useAppSelector(selectPassportData)?.editPolicy.statement;
  if (refusal) return [tErrors(refusal.plain ?? refusal.title)];
  if (!precheck) return [];
  if (!precheck.checks) return [t("shots.unseen")];
  const titles = faultsOf(precheck.checks).flatMap((fault) => {
    const texts = textKeysOf(fault.messageKey, missedSide(fault));
    // Where the authority says something of edits, "we found no rule" is not said, as in the result.
    const isStated = statement && fault.messageKey === "backgroundReplaced";
    return texts ? [tErrors(isStated ? texts.name : titleKeyOf(fault, texts, false))] : [];
  });
  return titles.length > 0 ? [...new Set(titles)].slice(0, reasonsAtMost) : [t("shots.fine")];
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
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {reason}
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
