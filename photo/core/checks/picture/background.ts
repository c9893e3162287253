import type { BackgroundFacts } from "../../matte/background";
import { hexOfRgb, rgbOfLab } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge, notChecked } from "../judge";

/** Patterns, lines and a difference between both sides; told is what is farthest beyond its limit. */
function checkEven({ spread, sides, line }: BackgroundFacts): Check {
  const { backgroundSpread, backgroundSides, backgroundLine } = thresholds;
  const [worst] = [
    { value: spread, threshold: backgroundSpread },
    { value: sides, threshold: backgroundSides },
    { value: line, threshold: backgroundLine },
  ].sort((a, b) => b.value / b.threshold.warn.max - a.value / a.threshold.warn.max);
  return judge("background-even", "backgroundUneven", worst!.value, worst!.threshold);
}

/** With both colours where it is another than the rule's: a distance alone does not say what to change. */
const withColours = (check: Check, { mean, nearest }: BackgroundFacts): Check =>
  check.verdict === "pass"
    ? check
    : { ...check, colours: { seen: hexOfRgb(rgbOfLab(mean)), wanted: nearest } };

/** Colour, evenness and shadow of the photo's own background. Never worse than a warning (research: skin and light drift). */
export function checkBackground(facts: BackgroundFacts | null): Check[] {
  if (!facts) return [notChecked("background", "backgroundColour")];
  return [
    withColours(judge("background", "backgroundColour", facts.distance, thresholds.backgroundDeltaE), facts),
    checkEven(facts),
    judge("background-shadow", "backgroundShadow", facts.shadow, thresholds.backgroundShadow),
  ];
}

/** The same where it stays and an authority will look at it: far outside the rule it will refuse the photo. */
export function checkFixedBackground(facts: BackgroundFacts | null): Check[] {
  const checks = checkBackground(facts);
  if (!facts) return checks;
  const far = [
    withColours(
      judge("background", "backgroundForbidden", facts.distance, thresholds.fixedBackgroundDeltaE),
      facts,
    ),
    judge(
      "background-even",
      "unevenForbidden",
      Math.max(facts.spread, facts.sides),
      thresholds.fixedBackgroundSpread,
    ),
  ].filter(({ verdict }) => verdict !== "pass");
  return checks.map((check) => far.find(({ rule }) => rule === check.rule) ?? check);
}

/** The same where no source states a colour: evenness and shadow alone. */
export const checkFreeBackground = (facts: BackgroundFacts | null): Check[] => [
  notChecked("background", "backgroundColour"),
  ...checkBackground(facts).filter(({ rule }) => rule !== "background"),
];

/** Whether the photo's own background already is what the rule asks for: then it is kept, whatever the policy. */
export function meetsRule(facts: BackgroundFacts | null): boolean {
  return facts !== null && checkBackground(facts).every(({ verdict }) => verdict === "pass");
}
