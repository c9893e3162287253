import { checkBackground, checkFixedBackground, meetsRule } from "../core/checks/picture/background";
import { checkCutOut } from "../core/checks/picture/cut-out";
import { type BackgroundFacts, judgeBackground } from "../core/matte/background";
import type { CutDoubt } from "../core/matte/cut-doubt";
import { type Rgb, rgbOfHex } from "../core/raster/colour";
import { fromView, isViewWithin, toView } from "../core/raster/warp";
import type { BackgroundChoice, Check, PhotoRule } from "../core/types";
import type { FoundPerson } from "./detect-person";
import type { MattedPerson } from "./matte-person";

export interface ChosenBackground {
  /** The colour that replaces the background; null keeps what is there. */
  replacement: Rgb | null;
  /** The photo's own background may be replaced after all where keeping it leaves no room for the frame. */
  mayStillReplace: boolean;
  policyConflict: boolean;
  checks: Check[];
}

/** The photo's own background: only what lies inside the source, above the chin. Null: none, or none is asked for. */
export function ownBackground({
  person,
  cut,
  rule,
}: {
  person: FoundPerson;
  cut: MattedPerson;
  rule: PhotoRule;
}): BackgroundFacts | null {
  if (rule.backgrounds.length === 0) return null;
  const { head, raster: source } = person;
  const [axisColumn, chinRow] = toView(cut.view, head.chin);
  const crownRow = toView(cut.view, head.crown)[1];
  const isWholeInside = isViewWithin(cut.view, source, 1);
  return judgeBackground(
    cut.image,
    cut.matte,
    {
      bottomRow: chinRow,
      axisColumn,
      headPx: chinRow - crownRow,
      isInside: (column, row) => {
        if (isWholeInside) return true;
        const [x, y] = fromView(cut.view, [column + 0.5, row + 0.5]);
        return x >= 1 && y >= 1 && x <= source.widthPx - 1 && y <= source.heightPx - 1;
      },
    },
    rule.backgrounds,
  );
}

function replaced(rule: PhotoRule, hex: string, cutOut: Check): ChosenBackground {
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
      cutOut,
    ],
  };
}

/** Whether nothing is replaced whatever the photo shows: by the visitor's word, or by the authority's when nobody asked. */
export const staysAnyway = (choice: BackgroundChoice, rule: PhotoRule): boolean =>
  choice === "keep" || (choice === "auto" && rule.editPolicy.background === "keep");

/**
 * Keep or replace, by the visitor's choice and the authority's policy: a background that already meets the rule is
 * kept, and one that the authority wants untouched is never replaced unless the visitor asks for it. Where the cut-out may
 * be torn nothing is replaced unasked: a plain wall helps, spikes do not.
 *
 * @throws RangeError when the choice is a colour that the rule does not allow
 */
export function chooseBackground(
  choice: BackgroundChoice,
  rule: PhotoRule,
  own: BackgroundFacts | null,
  doubt: CutDoubt | null,
): ChosenBackground {
  const cutOut = checkCutOut(doubt);
  if (choice !== "auto" && choice !== "keep") {
    const hex = rule.backgrounds.find((allowed) => allowed.toLowerCase() === choice.toLowerCase());
    if (!hex) throw new RangeError(`${choice} is not among the backgrounds of ${rule.urlPath}.`);
    return replaced(rule, hex, cutOut);
  }
  const isKept = staysAnyway(choice, rule) || meetsRule(own);
  const isTorn = cutOut.verdict === "warn";
  if (!isKept && !isTorn) return replaced(rule, rule.backgrounds[0]!, cutOut);
  return {
    replacement: null,
    mayStillReplace: choice === "auto" && rule.editPolicy.background !== "keep",
    policyConflict: false,
    checks: [
      // A size of no authority has nobody who would refuse its background.
      ...(rule.editPolicy.background === "may-replace" ? checkBackground(own) : checkFixedBackground(own)),
      ...(isKept ? [] : [{ ...cutOut, messageKey: "cutOutKept" as const }]),
    ],
  };
}

/** The same choice once it turned out that the frame needs room that only a new background can give. */
export const replaceInstead = (rule: PhotoRule, doubt: CutDoubt | null): ChosenBackground =>
  replaced(rule, rule.backgrounds[0]!, checkCutOut(doubt));
