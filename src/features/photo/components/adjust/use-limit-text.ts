import { useTranslation } from "react-i18next";
import { formatWithUnit } from "../../../../../drawing/format-length";
import { headLimitMm, topLimitMm } from "../../../../../photo/core/crop/crop";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { thresholds } from "../../../../../photo/core/thresholds";
import type { Band } from "../../../../../photo/core/types";
import { sentenceSpace } from "../../../../i18n/sentence-space";
import { usePageLanguage } from "../../../../i18n/use-language";
import type { AdjustmentLimit, Placement } from "../../adjust/placement";
import type { MoveStop } from "../../adjust/use-adjustment";
import { ownLimitWords } from "../check-words";
import { usePictureUnit } from "../use-shown-unit";

/** The edges of the photo. */
const edgeTexts = {
  "source-top": "adjust.stop.top",
  "source-bottom": "adjust.stop.bottom",
  "source-left": "adjust.stop.left",
  "source-right": "adjust.stop.right",
} as const satisfies Partial<Record<AdjustmentLimit, string>>;

const isEdge = (by: AdjustmentLimit): by is keyof typeof edgeTexts => Object.hasOwn(edgeTexts, by);

/** Names of the limited lengths, as in the list of checks. */
const ruleNames = {
  head: "headHeight.name",
  eyes: "eyeLine.name",
  top: "topMargin.name",
  centre: "centring.name",
} as const satisfies Partial<Record<AdjustmentLimit, string>>;

/** The authority states no limits of this length. */
const isOwnLimit = (stop: keyof typeof ruleNames, { rule }: CropSource): boolean =>
  stop === "centre" || (stop === "head" && !rule.head) || (stop === "top" && !rule.topMarginMm);

/** The range that is allowed. */
function limitsOf(
  stop: "head" | "eyes" | "top",
  { rule }: CropSource,
  { axis, frame }: Placement,
): Band | null {
  const headMm = (axis.chinPx - axis.crownPx) * frame.mmPerPx;
  return { head: headLimitMm(rule), eyes: rule.eyeLineMm, top: topLimitMm(rule, headMm) }[stop];
}

/**
 * Why the photo cannot be moved further: a rule with its limits, an edge of the photo with what helps, or the largest
 * correction.
 */
export function useLimitText(cropSource: CropSource, placement: Placement) {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const unit = usePictureUnit();
  return ({ by: stop, canEnlarge }: MoveStop): string => {
    if (stop === "reach") return t("adjust.stop.reach");
    if (isEdge(stop)) {
      const help = canEnlarge ? t("adjust.stop.larger") : tErrors("headHeight.advice");
      return t(edgeTexts[stop]) + sentenceSpace(bcp47) + help;
    }
    const write = (mm: number) => formatWithUnit(mm, unit, bcp47);
    const band = stop === "centre" ? null : limitsOf(stop, cropSource, placement);
    const allowed = band
      ? t("checks.range", { min: write(band.min), max: write(band.max) })
      : t("checks.atMost", { max: write(thresholds.centreOffsetRatio.fail.max * cropSource.rule.widthMm) });
    return t("adjust.stop.rule", {
      rule: tErrors(ruleNames[stop]),
      allowed: isOwnLimit(stop, cropSource) ? ownLimitWords(allowed, t) : allowed,
    });
  };
}
