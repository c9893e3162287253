import { useTranslation } from "react-i18next";
import { textKeysOf, titleKeyOf } from "../../../../../photo/core/finding-texts";
import { mainFault } from "../../../../../photo/core/guidance/rank-shots";
import { Icon } from "../../../../components/ui/icon";
import type { Shot } from "../../state/photo-state";
import * as styles from "./shot-strip.module.css";
import { useThumbnail } from "./use-thumbnail";

interface ShotThumbnailProps {
  shot: Shot;
  isBest: boolean;
  isUsed: boolean;
  onChoose: () => void;
}

/** Its main problem as text; null until it is compared. */
function useReason({ refusal, precheck }: Shot): string | null {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  if (refusal) return tErrors(refusal.plain ?? refusal.title);
  if (!precheck) return null;
  if (!precheck.checks) return t("shots.unseen");
  const fault = mainFault(precheck.checks);
  const texts = fault && textKeysOf(fault.messageKey);
  return texts ? tErrors(titleKeyOf(fault, texts, false)) : t("shots.fine");
}

/** A button that uses one of several photos; a file that is not a photo is only named. */
export function ShotThumbnail({ shot, isBest, isUsed, onChoose }: ShotThumbnailProps) {
  const { t } = useTranslation("photo");
  const url = useThumbnail(shot.photo.photoId);
  const reason = useReason(shot);
  const words = (
    <>
      <span className={styles.frame}>
        {url ? <img className={styles.image} src={url} alt="" /> : <bdi>{shot.photo.name}</bdi>}
        {isUsed && (
          <span className={styles.used}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <span>
        {isBest && <strong className={styles.best}>{t("shots.best")}</strong>}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
    </>
  );
  if (shot.refusal) return <div className={styles.shot}>{words}</div>;
  return (
    <button type="button" className={styles.shot} aria-pressed={isUsed} onClick={onChoose}>
      {words}
    </button>
  );
}
