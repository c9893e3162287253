import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import { writeUnit } from "../../../../../../locales/write-number";
import type { Edit } from "../../../../../../photo/core/types";
import { compressAboveBytes } from "../../../../../constants";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { isFromPhone } from "../../../pairing/phone-photo-name";
import { selectPhoto } from "../../../state/photo-slice";
import { Panel } from "../panel";
import * as styles from "./edits-panel.module.css";

const editTexts = {
  rotate: "edits.rotate",
  crop: "edits.crop",
  resize: "edits.resize",
  background: "edits.background",
  grey: "edits.grey",
  encode: "edits.encode",
} as const satisfies Record<Edit, string>;

const isEdit = (name: string): name is Edit => Object.hasOwn(editTexts, name);

/** Rotation in degrees, from the eye line of the source to the measured one. */
function turnedDeg({ face, result }: Card): number {
  const [left, right] = [face.leftEye, face.rightEye] as const;
  const before = (Math.atan2(left[1]! - right[1]!, left[0]! - right[0]!) * 180) / Math.PI;
  const turned = Math.abs(before - (result.rollDeg ?? 0));
  return Math.min(turned, 360 - turned);
}

/** What was done to an uncropped file, as far as known, before the engine got it and lists its own edits. */
function useBeforeUpload() {
  const { photo, choices } = useAppSelector(selectPhoto);
  return {
    isCompressed: !choices.isOnDevice && (photo?.bytes ?? 0) > compressAboveBytes,
    // On its way from the phone it may have been turned and saved again.
    isUnknown: photo !== null && isFromPhone(photo),
  };
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
  const { isCompressed, isUnknown } = useBeforeUpload();
  const known = edits.filter(isEdit);
  if (isFullFrame && isCompressed && !known.includes("encode")) known.push("encode");
  const textOf = (edit: Edit): string => {
    if (edit !== "rotate") return t(editTexts[edit]);
    // An uncropped picture is rotated by multiples of 90 degrees only.
    if (isFullFrame) return t("edits.turned");
    return `${t(editTexts.rotate)} (${writeUnit(turnedDeg(card), "deg", bcp47)})`;
  };
  return (
    <Panel title={t("edits.title")}>
      {known.length === 0 && !isFullFrame && <p>{t("edits.none")}</p>}
      {known.length === 0 && isFullFrame && !isUnknown && <p>{t("edits.kept")}</p>}
      {known.length > 0 && (
        <ol className={styles.list}>
          {known.map((edit) => (
            <li key={edit}>{textOf(edit)}</li>
          ))}
        </ol>
      )}
      <p className={styles.never}>{t("edits.never")}</p>
    </Panel>
  );
}
