import { useTranslation } from "react-i18next";
import type { Guide, GuideHint } from "../../../../../photo/core/guidance/guide";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { useAppSelector } from "../../../../store/hooks";
import { selectChoices } from "../../state/selectors";
import * as styles from "./camera-dialog.module.css";
import { childHintTexts, hintTexts } from "./hint-texts";
import type { Facing } from "./use-camera";

interface CameraHintProps {
  guide: Guide;
  facing: Facing | null;
  /** The camera has too few pixels for the usual distance. */
  isNear: boolean;
  /** The background of the photo is kept. */
  isWallKept: boolean;
}

/** Shown before the first hint. */
function startText(facing: Facing | null, isNear: boolean): "hint" | "rearHint" | "nearHint" {
  if (isNear) return "nearHint";
  return facing === "environment" ? "rearHint" : "hint";
}

/** The current hint, readable from a distance; announced less often than it changes. */
export function CameraHint({ guide: { hint, spokenHint }, facing, isNear, isWallKept }: CameraHintProps) {
  const { t } = useTranslation("camera");
  const { isChild } = useAppSelector(selectChoices);
  const texts = isChild ? childHintTexts : hintTexts;
  // Whoever was told to come close is not told the usual distance.
  const textOf = (given: GuideHint) => t(texts[isNear && given === "stepBack" ? "back" : given]);
  return (
    <>
      <p className={hint ? styles.guide : styles.hint} aria-hidden={hint !== null}>
        {hint ? (
          textOf(hint)
        ) : (
          <span>
            {!isChild && isWallKept && (
              <>
                <strong>{t("guide.plainWall")}</strong>
                <br />
              </>
            )}
            {t(isChild ? "childHint" : startText(facing, isNear))}
          </span>
        )}
      </p>
      <p className={styles.spoken} role="status">
        <VisuallyHidden>{spokenHint && textOf(spokenHint)}</VisuallyHidden>
      </p>
    </>
  );
}
