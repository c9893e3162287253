import type { BackgroundFacts } from "../matte/background";
import type { Check } from "../types";
import { judge, notChecked } from "./judge";
import { thresholds } from "./thresholds";

/** Colour, evenness and shadow of the photo's own background. Never worse than a warning (research: skin and light drift). */
export function checkBackground(facts: BackgroundFacts | null): Check[] {
  if (!facts) return [notChecked("background", "backgroundColour")];
  return [
    judge("background", "backgroundColour", facts.distance, thresholds.backgroundDeltaE),
    judge(
      "background-even",
      "backgroundUneven",
      Math.max(facts.spread, facts.sides),
      facts.spread > facts.sides ? thresholds.backgroundSpread : thresholds.backgroundSides,
    ),
    judge("background-shadow", "backgroundShadow", facts.shadow, thresholds.backgroundShadow),
  ];
}

/** Whether the photo's own background already is what the rule asks for: then it is kept, whatever the policy. */
export function meetsRule(facts: BackgroundFacts | null): boolean {
  return facts !== null && checkBackground(facts).every(({ verdict }) => verdict === "pass");
}
