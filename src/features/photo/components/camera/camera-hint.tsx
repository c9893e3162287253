import { useTranslation } from "react-i18next";
import type { Guide } from "../../../../../photo/core/guidance/guide";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { useAppSelector } from "../../../../store/hooks";
import { selectChoices } from "../../state/selectors";
import * as styles from "./camera-dialog.module.css";
import { childHintTexts, hintTexts } from "./hint-texts";
import type { Facing } from "./use-camera";

interface CameraHintProps {
  guide: Guide;
  /** Before there is something to say. */
  start: StartText;
  /** What is behind the person stays in the photo. */
  isWallKept: boolean;
}

type StartText = "hint" | "rearHint" | "nearHint";

/** How the picture is taken with a camera that faces this way. */
export function startText(facing: Facing | null, isNear: boolean): StartText {
  if (isNear) return "nearHint";
  return facing === "environment" ? "rearHint" : "hint";
}

/** The one thing to do now, to be read from afar; said aloud less often than it is shown. */
export const CameraHint = ({ guide: { say, spoken }, start, isWallKept }: CameraHintProps) => {
  const { t } = useTranslation("camera");
  const { isChild } = useAppSelector(selectChoices);
  const texts = isChild ? childHintTexts : hintTexts;
  return (
    <>
      <p className={say ? styles.guide : styles.hint} aria-hidden={say !== null}>
        {t(say ? texts[say] : isChild ? "childHint" : start)}
        {!say && !isChild && isWallKept && ` ${t("guide.plainWall")}`}
      </p>
      <p className={styles.spoken} role="status">
        <VisuallyHidden>{spoken && t(texts[spoken])}</VisuallyHidden>
      </p>
    </>
  );
};
