import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { AdjustableSource } from "../../../../../photo/core/crop/adjustable-source";
import { Button } from "../../../../components/ui/button";
import type { Move } from "../../adjust/placement";
import type { Correction, LengthName } from "../../adjust/use-adjustment";
import * as styles from "./adjust-panel.module.css";
import { LengthField } from "./length-field";
import { moves } from "./moves";
import { useLimitText } from "./use-limit-text";

interface ExactMovesProps {
  surround: AdjustableSource;
  correction: Correction;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The same correction without a steady hand: a step by a button, or the wanted length typed. */
export const ExactMoves = ({ surround, correction, onKeyDown }: ExactMovesProps) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { t: tCommon } = useTranslation("common");
  const inMm = (name: string) => `${name} (${tCommon("unit.mm")})`;
  const { lengths, placement, stop, nudge } = correction;
  const limitText = useLimitText(surround, placement);
  /** What every field has: its limit, and that it was the one typed in. */
  const typing = (name: LengthName, moveTo: (value: number) => Move) => ({
    limit: stop?.typedIn === name ? limitText(stop.by) : null,
    onCommit: (value: number) => nudge(moveTo(value), name),
  });
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
            {...typing("head", (mm) => ({ scale: mm / headHeightMm }))}
          />
        )}
        {topMarginMm !== null && (
          <LengthField
            label={inMm(tErrors("topMargin.name"))}
            value={topMarginMm}
            {...typing("top", (mm) => ({ dyMm: mm - topMarginMm }))}
          />
        )}
        {centreOffsetMm !== null && (
          <LengthField
            label={t("adjust.across")}
            value={centreOffsetMm}
            {...typing("across", (mm) => ({ dxMm: mm - centreOffsetMm }))}
          />
        )}
        <LengthField
          label={t("adjust.turn")}
          value={placement.rotateDeg}
          {...typing("turn", (deg) => ({ rotateDeg: deg - placement.rotateDeg }))}
        />
      </div>
    </>
  );
};
