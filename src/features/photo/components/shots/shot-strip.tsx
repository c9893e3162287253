import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { maxShots } from "../../../../constants";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { chooseShot } from "../../shots/apply-shot";
import { compareShots, selectComparedCount } from "../../shots/compare-shots";
import { selectPhoto } from "../../state/photo-slice";
import type { Shot, Shots } from "../../state/photo-state";
import * as styles from "./shot-strip.module.css";
import { ShotThumbnail } from "./shot-thumbnail";

interface ShotStripProps {
  /** Called when another photo is in use. */
  onChosen?: () => void;
}

/** Which photo is in use, and why. */
function usedText({ list, isChosen }: Shots) {
  if (isChosen) return "shots.ownUsed";
  return list.some(({ precheck }) => precheck?.checks) ? "shots.bestUsed" : "shots.firstUsed";
}

/** First by what was seen of all, and not refused by its own result. */
const isBest = ({ precheck }: Shot): boolean =>
  Boolean(precheck?.checks) && !precheck?.finished?.faults.some(({ verdict }) => verdict === "fail");

/** The photos chosen together, each with its main problem; a press uses another. */
export function ShotStrip({ onChosen }: ShotStripProps) {
  const { t } = useTranslation("photo");
  const dispatch = useAppDispatch();
  const { shots, photo, choices } = useAppSelector(selectPhoto);
  const comparedCount = useAppSelector(selectComparedCount);
  const template = useAppSelector(selectPassportData);
  const { isChild } = choices;
  // Compares them after a reload and for another document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what photos are looked at for is read from the store
  useEffect(() => void dispatch(compareShots()), [dispatch, template, isChild]);
  if (!shots) return null;
  const total = shots.list.length;
  const areCompared = comparedCount === total;
  const choose = async (photoId: string) => {
    if (photoId !== photo?.photoId && (await dispatch(chooseShot(photoId)))) onChosen?.();
  };
  return (
    <section className={styles.shots} aria-label={t("shots.title")}>
      <p className={styles.words} role="status">
        {areCompared || shots.isChosen
          ? t(usedText(shots))
          : t("shots.comparing", { number: comparedCount + 1, total })}{" "}
        {shots.isCut && t("shots.tooMany", { max: maxShots })}
      </p>
      <ul className={styles.list}>
        {shots.list.map((shot, i) => (
          <li key={shot.photo.photoId}>
            <ShotThumbnail
              shot={shot}
              isBest={i === 0 && areCompared && isBest(shot)}
              isUsed={(areCompared || shots.isChosen) && shot.photo.photoId === photo?.photoId}
              onChoose={() => void choose(shot.photo.photoId)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.words}>{t("shots.samePerson")}</p>
    </section>
  );
}
