import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { decimalsOf, type LengthStyle } from "../../../../../locales/write-number";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { Button } from "../../../../components/ui/button";
import type { Move } from "../../adjust/placement";
import type { Correction, LengthName } from "../../adjust/use-adjustment";
import { usePictureUnit } from "../use-shown-unit";
import * as styles from "./adjust-panel.module.css";
import { LengthField } from "./length-field";
import { movesBy, stepsMm } from "./moves";
import { useLimitText } from "./use-limit-text";

/** Names of the units, and a length as an example. */
const unitTexts = {
  mm: { sign: "unit.mm", example: 34.5 },
  inch: { sign: "unit.inch", example: 1.25 },
  eighths: { sign: "unit.inch", example: 1.25 },
  px: { sign: "unit.px", example: 400 },
} as const satisfies Record<LengthStyle, object>;

interface ExactMovesProps {
  cropSource: CropSource;
  correction: Correction;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Exact adjustment: buttons that move by one step, and fields for lengths. */
export function ExactMoves({ cropSource, correction, onKeyDown }: ExactMovesProps) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { t: tCommon } = useTranslation("common");
  const unit = usePictureUnit();
  const { sign, example } = unitTexts[unit.style];
  const unitSign = tCommon(sign);
  const withUnit = (name: string) => `${name} (${unitSign})`;
  const length = { decimals: decimalsOf(unit.style), example };
  const shown = (mm: number) => mm * unit.perMm;
  const typed = (value: number) => value / unit.perMm;
  const { lengths, placement, stop, nudge } = correction;
  const limitText = useLimitText(cropSource, placement);
  /** Props of every field: its limit and its change handler. */
  const typing = (name: LengthName, moveTo: (value: number) => Move) => ({
    limit: stop?.typedIn === name ? limitText(stop) : null,
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
        {movesBy(stepsMm(unit, cropSource.rule.heightMm).move).map(({ id, icon, label, keys, move }) => (
          <Button key={id} icon={icon} aria-keyshortcuts={keys[0]} onClick={() => nudge(move)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={styles.fields}>
        {headHeightMm !== null && (
          <LengthField
            label={withUnit(tErrors("headHeight.name"))}
            {...length}
            value={shown(headHeightMm)}
            {...typing("head", (value) => ({ scale: typed(value) / headHeightMm }))}
          />
        )}
        {topMarginMm !== null && (
          <LengthField
            label={withUnit(tErrors("topMargin.name"))}
            {...length}
            value={shown(topMarginMm)}
            {...typing("top", (value) => ({ dyMm: typed(value) - topMarginMm }))}
          />
        )}
        {centreOffsetMm !== null && (
          <LengthField
            label={t("adjust.across", { unit: unitSign })}
            {...length}
            value={shown(centreOffsetMm)}
            {...typing("across", (value) => ({ dxMm: typed(value) - centreOffsetMm }))}
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
}
