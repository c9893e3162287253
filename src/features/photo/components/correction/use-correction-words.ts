import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import { writePercent, writeUnit } from "../../../../../locales/write-number";
import { centreOffsetMaxRatio, headLimitMm, topLimitMm } from "../../../../../photo/core/crop/crop";
import type { Surround } from "../../../../../photo/core/crop/surround";
import type { Band } from "../../../../../photo/core/types";
import { usePageLanguage } from "../../../../i18n/use-language";
import { adjustOf, type HandStop, type Placement } from "../../correction/placement";
import type { Correction } from "../../correction/use-correction";
import { useCheckWords } from "../result/use-check-words";
import type { Result } from "../result/use-result";
import { useLaidWords } from "./use-laid-words";

/** What stops a hand though no rule does. */
const stopTexts = { source: "adjust.stop.source", reach: "adjust.stop.reach" } as const;

/** The rules that stop it, by the names that the list of checks has for them. */
const ruleNames = {
  head: "headHeight.name",
  eyes: "eyeLine.name",
  top: "topMargin.name",
  centre: "centring.name",
} as const satisfies Partial<Record<HandStop, string>>;

/** The lengths between which a rule lets the photo be. */
function limitsOf(
  stop: "head" | "eyes" | "top",
  { rule }: Surround,
  { axis, frame }: Placement,
): Band | null {
  const headMm = (axis.chinPx - axis.crownPx) * frame.mmPerPx;
  return { head: headLimitMm(rule), eyes: rule.eyeLineMm, top: topLimitMm(rule, headMm) }[stop];
}

/** What there is to say of a correction now: what stopped it, that it is being measured, or where it is. */
export const useCorrectionWords = (result: Result, card: Card, correction: Correction) => {
  const { t } = useTranslation("result");
  const { t: tErrors } = useTranslation("errors");
  const { bcp47 } = usePageLanguage();
  const wordsOf = useCheckWords();
  const laidWords = useLaidWords();
  const { refusedCorrection } = result.state;
  const { stop, isSettled, placement } = correction;
  if (result.isWorking) return { kind: "working", text: t("adjust.working") } as const;
  if (stop) {
    if (stop === "source" || stop === "reach") return { kind: "stop", text: t(stopTexts[stop]) } as const;
    const write = (mm: number) => writeUnit(mm, "mm", bcp47);
    const { rule } = card.surround;
    const band = stop === "centre" ? null : limitsOf(stop, card.surround, placement);
    const allowed = band
      ? t("checks.range", { min: write(band.min), max: write(band.max) })
      : t("checks.atMost", { max: write(centreOffsetMaxRatio * rule.widthMm) });
    return {
      kind: "stop",
      text: t("adjust.stop.rule", { rule: tErrors(ruleNames[stop]), allowed }),
    } as const;
  }
  if (refusedCorrection)
    return {
      kind: "stop",
      text: t("adjust.refused", { reason: wordsOf(refusedCorrection).title }),
    } as const;
  const laid = laidWords(correction.lines);
  if (laid) return { kind: "state", text: laid } as const;
  const adjust = adjustOf(placement);
  if (!isSettled || !adjust) return { kind: "state", text: "" } as const;
  const number = (value: number, unit: "mm" | "deg") => writeUnit(value, unit, bcp47);
  const state = {
    scale: writePercent(adjust.scale * 100, bcp47, 0),
    dx: number(adjust.dxMm, "mm"),
    dy: number(adjust.dyMm, "mm"),
    rotate: number(adjust.rotateDeg, "deg"),
  };
  return { kind: "state", text: t("adjust.state", state) } as const;
};
