import { checkBackground, meetsRule } from "./core/checks/background";
import type { HeadPoints } from "./core/face/head";
import { type BackgroundFacts, judgeBackground } from "./core/matte/background";
import { type Rgb, rgbOfHex } from "./core/raster/colour";
import { fromView, toView } from "./core/raster/warp";
import type { BackgroundChoice, Check, PhotoRule, Raster } from "./core/types";
import type { CutPerson } from "./matte-person";

export interface ChosenBackground {
  /** The colour that replaces the background; null keeps what is there. */
  replacement: Rgb | null;
  /** The photo's own background may be replaced after all where keeping it leaves no room for the frame. */
  mayStillReplace: boolean;
  policyConflict: boolean;
  checks: Check[];
}

/** The photo's own background: only what lies inside the source, above the chin. */
export function ownBackground(
  cut: CutPerson,
  head: HeadPoints,
  source: Raster,
  rule: PhotoRule,
): BackgroundFacts | null {
  const [axisColumn, chinRow] = toView(cut.view, head.chin);
  const crownRow = toView(cut.view, head.crown)[1];
  return judgeBackground(
    cut.image,
    cut.alpha,
    {
      bottomRow: chinRow,
      axisColumn,
      headPx: chinRow - crownRow,
      isInside: (column, row) => {
        const [x, y] = fromView(cut.view, [column + 0.5, row + 0.5]);
        return x >= 1 && y >= 1 && x <= source.widthPx - 1 && y <= source.heightPx - 1;
      },
    },
    rule.backgrounds,
  );
}

function replaced(rule: PhotoRule, hex: string): ChosenBackground {
  const policyConflict = rule.editPolicy.background === "keep";
  return {
    replacement: rgbOfHex(hex),
    mayStillReplace: false,
    policyConflict,
    checks: [
      {
        rule: "background",
        verdict: rule.editPolicy.background === "may-replace" ? "pass" : "warn",
        measured: hex,
        min: null,
        max: null,
        unit: null,
        messageKey: policyConflict ? "policyConflict" : "backgroundReplaced",
      },
    ],
  };
}

/**
 * Keep or replace, by the visitor's choice and the authority's policy: a background that already meets the rule is
 * kept, and one that the authority wants untouched is never replaced unless the visitor asks for it.
 *
 * @throws RangeError when the choice is a colour that the rule does not allow
 */
export function chooseBackground(
  choice: BackgroundChoice,
  rule: PhotoRule,
  own: BackgroundFacts | null,
): ChosenBackground {
  if (choice !== "auto" && choice !== "keep") {
    const hex = rule.backgrounds.find((allowed) => allowed.toLowerCase() === choice.toLowerCase());
    if (!hex) throw new RangeError(`${choice} is not among the backgrounds of ${rule.urlPath}.`);
    return replaced(rule, hex);
  }
  const isKept = choice === "keep" || rule.editPolicy.background === "keep" || meetsRule(own);
  if (!isKept) return replaced(rule, rule.backgrounds[0]!);
  return {
    replacement: null,
    mayStillReplace: choice === "auto" && rule.editPolicy.background !== "keep",
    policyConflict: false,
    checks: checkBackground(own),
  };
}

/** The same choice once it turned out that the frame needs room that only a new background can give. */
export const replaceInstead = (rule: PhotoRule): ChosenBackground => replaced(rule, rule.backgrounds[0]!);
