import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import type { Correction } from "../../correction/use-correction";
import * as styles from "./correction-panel.module.css";
import { LengthField } from "./length-field";
import { moves } from "./moves";

interface ExactMovesProps {
  correction: Correction;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The same correction without a steady hand: a step by a button, or the wanted length typed. */
export const ExactMoves = ({ correction, onKeyDown }: ExactMovesProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { t: tCommon } = useTranslation("common");
  const inMm = (name: string) => `${name} (${tCommon("unit.mm")})`;
  const { lengths, placement, nudge } = correction;
  const { headHeightMm, topMarginMm, centreOffsetMm } = lengths;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take no keys */}
      <div
        className={styles.moves}
        dir="ltr"
        role="group"
        aria-label={t("adjust.title")}
        onKeyDown={onKeyDown}
      >
        {moves.map(({ id, icon, label, keys, move }) => (
          <Button key={id} icon={icon} aria-keyshortcuts={keys[0]} onClick={() => nudge(move)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={styles.fields}>
        {headHeightMm !== null && (
          <LengthField
            label={inMm(tErrors("headHeight.name"))}
            value={headHeightMm}
            onCommit={(mm) => nudge({ scale: mm / headHeightMm })}
            isPositive
          />
        )}
        {topMarginMm !== null && (
          <LengthField
            label={inMm(tErrors("topMargin.name"))}
            value={topMarginMm}
            onCommit={(mm) => nudge({ dyMm: mm - topMarginMm })}
          />
        )}
        {centreOffsetMm !== null && (
          <LengthField
            label={t("adjust.across")}
            value={centreOffsetMm}
            onCommit={(mm) => nudge({ dxMm: mm - centreOffsetMm })}
          />
        )}
        <LengthField
          label={t("adjust.turn")}
          value={placement.rotateDeg}
          onCommit={(deg) => nudge({ rotateDeg: deg - placement.rotateDeg })}
        />
      </div>
    </>
  );
};
