import { useTranslation } from "react-i18next";
import type { Guide } from "../../../../../photo/core/guidance/guide";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import { useAppSelector } from "../../../../store/hooks";
import { selectChoices } from "../../state/selectors";
import * as styles from "./camera-dialog.module.css";
import { childHintTexts, hintTexts } from "./hint-texts";

/** The one thing to do now, to be read at arm's length; said aloud less often than it is shown. */
export const CameraHint = ({ guide: { say, spoken } }: { guide: Guide }) => {
  const { t } = useTranslation("camera");
  const { isChild } = useAppSelector(selectChoices);
  const texts = isChild ? childHintTexts : hintTexts;
  return (
    <>
      <p className={say ? styles.guide : styles.hint} aria-hidden={say !== null}>
        {t(say ? texts[say] : isChild ? "childHint" : "hint")}
      </p>
      <p className={styles.spoken} role="status">
        <VisuallyHidden>{spoken && t(texts[spoken])}</VisuallyHidden>
      </p>
    </>
  );
};
