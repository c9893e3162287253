import { useTranslation } from "react-i18next";
import type { Guide } from "../../../../../photo/core/guidance/guide";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import * as styles from "./camera-dialog.module.css";
import { hintTexts } from "./hint-texts";

/** The one thing to do now, to be read at arm's length; said aloud less often than it is shown. */
export const CameraHint = ({ guide: { say, spoken } }: { guide: Guide }) => {
  const { t } = useTranslation("camera");
  return (
    <>
      <p className={say ? styles.guide : styles.hint} aria-hidden={say !== null}>
        {say ? t(hintTexts[say]) : t("hint")}
      </p>
      <p className={styles.spoken} role="status">
        <VisuallyHidden>{spoken && t(hintTexts[spoken])}</VisuallyHidden>
      </p>
    </>
  );
};
