import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { CropAdjustment } from "../../../../../contract/card";
import { writePercent, writeUnit } from "../../../../../locales/write-number";
import { Button } from "../../../../components/ui/button";
import { Disclosure } from "../../../../components/ui/disclosure";
import type { IconName } from "../../../../components/ui/icon-paths";
import { usePageLanguage } from "../../../../i18n/use-language";
import { noAdjustment } from "../../steps/crop";
import * as styles from "./adjust-panel.module.css";

interface AdjustPanelProps {
  adjust: CropAdjustment | null;
  isWorking: boolean;
  onMove: (move: Partial<CropAdjustment> | null) => void;
}

/** Small enough to hit a band of a millimetre, large enough to see. */
const stepMm = 0.5;
const stepScale = 1.02;
const stepDeg = 0.5;

const moves = [
  { id: "up", icon: "arrowUp", label: "adjust.up", key: "ArrowUp", move: { dyMm: -stepMm } },
  { id: "down", icon: "arrowDown", label: "adjust.down", key: "ArrowDown", move: { dyMm: stepMm } },
  { id: "left", icon: "arrowLeft", label: "adjust.left", key: "ArrowLeft", move: { dxMm: -stepMm } },
  { id: "right", icon: "arrowRight", label: "adjust.right", key: "ArrowRight", move: { dxMm: stepMm } },
  { id: "larger", icon: "plus", label: "adjust.larger", key: "+", move: { scale: stepScale } },
  { id: "smaller", icon: "minus", label: "adjust.smaller", key: "-", move: { scale: 1 / stepScale } },
  { id: "turnLeft", icon: "turnLeft", label: "adjust.turnLeft", key: "[", move: { rotateDeg: -stepDeg } },
  { id: "turnRight", icon: "turnRight", label: "adjust.turnRight", key: "]", move: { rotateDeg: stepDeg } },
] as const satisfies readonly { icon: IconName; move: Partial<CropAdjustment>; [key: string]: unknown }[];

/** Moves, scales and turns the head in the frame by buttons or keys. Left and right are the picture's in every language. */
export const AdjustPanel = ({ adjust, isWorking, onMove }: AdjustPanelProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const now = adjust ?? noAdjustment;
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = moves.find(({ key }) => key === event.key);
    if (!pressed) return;
    event.preventDefault();
    onMove(pressed.move);
  };
  return (
    <Disclosure summary={t("adjust.title")}>
      <p>{t("adjust.text")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take no keys */}
      <div
        className={styles.moves}
        dir="ltr"
        role="group"
        aria-label={t("adjust.title")}
        onKeyDown={onKeyDown}
      >
        {moves.map(({ id, icon, label, key, move }) => (
          <Button key={id} icon={icon} aria-keyshortcuts={key} onClick={() => onMove(move)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <p className={styles.state} role="status">
        {isWorking
          ? t("adjust.working")
          : t("adjust.state", {
              scale: writePercent(now.scale * 100, bcp47),
              dx: writeUnit(now.dxMm, "mm", bcp47),
              dy: writeUnit(now.dyMm, "mm", bcp47),
              rotate: writeUnit(now.rotateDeg, "deg", bcp47),
            })}
      </p>
      {adjust && (
        <p>
          <Button look="quiet" icon="retake" onClick={() => onMove(null)}>
            {t("adjust.reset")}
          </Button>
        </p>
      )}
    </Disclosure>
  );
};
