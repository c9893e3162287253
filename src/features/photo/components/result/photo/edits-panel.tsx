import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { writeUnit } from "../../../../../../locales/write-number";
import type { Edit } from "../../../../../../photo/core/types";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { Panel } from "../panel";
import * as styles from "./edits-panel.module.css";

const editTexts = {
  rotate: "edits.rotate",
  crop: "edits.crop",
  resize: "edits.resize",
  background: "edits.background",
  grey: "edits.grey",
} as const satisfies Record<Edit, string>;

const isEdit = (name: string): name is Edit => Object.hasOwn(editTexts, name);

/** Rotation in degrees, from the eye line of the source to the measured one. */
function turnedDeg({ face, result }: Card): number {
  const [left, right] = [face.leftEye, face.rightEye] as const;
  const before = (Math.atan2(left[1]! - right[1]!, left[0]! - right[0]!) * 180) / Math.PI;
  const turned = Math.abs(before - (result.rollDeg ?? 0));
  return Math.min(turned, 360 - turned);
}

interface EditsPanelProps {
  card: Card;
  edits: readonly string[];
  isFullFrame: boolean;
}

/** The edits of the pixels, in order. */
export function EditsPanel({ card, edits, isFullFrame }: EditsPanelProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const known = edits.filter(isEdit);
  // An uncropped picture is rotated by multiples of 90 degrees only.
  const degrees = (edit: Edit) =>
    edit === "rotate" && !isFullFrame ? ` (${writeUnit(turnedDeg(card), "deg", bcp47)})` : "";
  return (
    <Panel title={t("edits.title")}>
      {known.length === 0 && <p>{t(isFullFrame ? "digital.uncut" : "edits.none")}</p>}
      {known.length > 0 && (
        <ol className={styles.list}>
          {known.map((edit) => (
            <li key={edit}>{t(editTexts[edit]) + degrees(edit)}</li>
          ))}
        </ol>
      )}
      <p className={styles.never}>{t("edits.never")}</p>
    </Panel>
  );
}
