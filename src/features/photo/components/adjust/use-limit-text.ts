import { useTranslation } from "react-i18next";
import { writeLength } from "../../../../../locales/write-number";
import { headLimitMm, topLimitMm } from "../../../../../photo/core/crop/crop";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import { thresholds } from "../../../../../photo/core/thresholds";
import type { Band } from "../../../../../photo/core/types";
import { inStyle } from "../../../../components/drawing/format-length";
import { usePageLanguage } from "../../../../i18n/use-language";
import type { AdjustmentLimit, Placement } from "../../adjust/placement";
import { useDocumentLengths } from "../use-document-lengths";

/** What stops a hand though no rule does. */
const stopTexts = { source: "adjust.stop.source", reach: "adjust.stop.reach" } as const;

/** The rules that stop it, by the names that the list of checks has for them. */
const ruleNames = {
  head: "headHeight.name",
  eyes: "eyeLine.name",
  top: "topMargin.name",
  centre: "centring.name",
} as const satisfies Partial<Record<AdjustmentLimit, string>>;

/** The lengths between which a rule lets the photo be. */
function limitsOf(
  stop: "head" | "eyes" | "top",
  { rule }: CropSource,
  { axis, frame }: Placement,
): Band | null {
  const headMm = (axis.chinPx - axis.crownPx) * frame.mmPerPx;
  return { head: headLimitMm(rule), eyes: rule.eyeLineMm, top: topLimitMm(rule, headMm) }[stop];
}

/** Why the photo goes no further: the rule with its limits, its own edge, or the reach of a correction. */
export const useLimitText = (cropSource: CropSource, placement: Placement) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const { style } = useDocumentLengths();
  return (stop: AdjustmentLimit): string => {
    if (stop === "source" || stop === "reach") return t(stopTexts[stop]);
    const write = (mm: number) => writeLength(inStyle(mm, style), style, bcp47);
    const band = stop === "centre" ? null : limitsOf(stop, cropSource, placement);
    const allowed = band
      ? t("checks.range", { min: write(band.min), max: write(band.max) })
      : t("checks.atMost", { max: write(thresholds.centreOffsetRatio.fail.max * cropSource.rule.widthMm) });
    return t("adjust.stop.rule", { rule: tErrors(ruleNames[stop]), allowed });
  };
};
