import { useTranslation } from "react-i18next";
import type { Edit } from "../../../../../photo/core/types";
import * as styles from "./edits-panel.module.css";
import { Panel } from "./panel";

const editTexts = {
  rotate: "edits.rotate",
  crop: "edits.crop",
  resize: "edits.resize",
  background: "edits.background",
  grey: "edits.grey",
} as const satisfies Record<Edit, string>;

const isEdit = (name: string): name is Edit => Object.hasOwn(editTexts, name);

/** What was done to the pixels, in the order in which it was done. */
export const EditsPanel = ({ edits, isUncut }: { edits: readonly string[]; isUncut: boolean }) => {
  const { t } = useTranslation("result");
  const known = edits.filter(isEdit);
  return (
    <Panel title={t("edits.title")}>
      {known.length === 0 && !isUncut && <p>{t("edits.none")}</p>}
      <ol className={styles.list}>
        {known.map((edit) => (
          <li key={edit}>{t(editTexts[edit])}</li>
        ))}
      </ol>
      <p className={styles.never}>{t("edits.never")}</p>
    </Panel>
  );
};
