import { backgroundColour } from "../core/background-colour";
import {
  checkBackground,
  checkFixedBackground,
  checkFreeBackground,
  meetsRule,
} from "../core/checks/picture/background";
import { checkCutOut } from "../core/checks/picture/cut-out";
import { backgroundEdgePx } from "../core/file/image-limits";
import { type BackgroundFacts, judgeBackground } from "../core/matte/background";
import type { CutDoubt } from "../core/matte/cut-doubt";
import { type Rgb, rgbOfHex } from "../core/raster/colour";
import { fromView, isViewWithin, toView, type View, warp } from "../core/raster/warp";
import type { BackgroundChoice, Check, PhotoRule, Point } from "../core/types";
import type { FoundPerson } from "./detect-person";
import type { MattedPerson } from "./matte-person";

export interface ChosenBackground {
  /** The colour that replaces the background; null keeps what is there. */
  replacement: Rgb | null;
  /** The background may be replaced after all if keeping it leaves no space for the frame. */
  mayStillReplace: boolean;
  policyConflict: boolean;
  checks: Check[];
}

/** A part of the source with its matte. */
type PictureWithMatte = Pick<MattedPerson, "view" | "image" | "matte">;

/** The whole source. Above the chin, there is no person outside the part that was cut out. */
function wholePicture({ raster, pyramid }: FoundPerson, cut: MattedPerson): PictureWithMatte {
  const scale = Math.min(1, backgroundEdgePx / Math.max(raster.widthPx, raster.heightPx));
  const view: View = {
    centre: [raster.widthPx / 2, raster.heightPx / 2],
    angle: 0,
    scale,
    widthPx: Math.round(raster.widthPx * scale),
    heightPx: Math.round(raster.heightPx * scale),
  };
  const { widthPx, heightPx } = view;
  const alpha = new Uint8Array(widthPx * heightPx);
  // Column step on the cut-out; converting each pixel would be too slow for a live camera.
  const [dx, dy] = [Math.cos(cut.view.angle), -Math.sin(cut.view.angle)].map(
    (share) => (share * cut.view.scale) / scale,
  ) as Point;
  for (let row = 0, i = 0; row < heightPx; row++) {
    let [u, v] = toView(cut.view, fromView(view, [0.5, row + 0.5]));
    for (let column = 0; column < widthPx; column++, i++, u += dx, v += dy) {
      const isInside = u >= 0 && v >= 0 && u < cut.matte.widthPx && v < cut.matte.heightPx;
      if (isInside) alpha[i] = cut.matte.alpha[Math.floor(v) * cut.matte.widthPx + Math.floor(u)]!;
    }
  }
  return { view, image: warp(pyramid, view), matte: { widthPx, heightPx, alpha } };
}

/**
 * Facts about the photo's own background: what is inside the source, above the chin; of the whole picture if the
 * authority receives it uncropped. Null if there is none, or none is required.
 */
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
  const { view, image, matte }: PictureWithMatte =
    rule.editPolicy.geometry === "forbidden" ? wholePicture(person, cut) : cut;
  const [axisColumn, chinRow] = toView(view, head.chin);
  const crownRow = toView(view, head.crown)[1];
  const isWholeInside = isViewWithin(view, source, 1);
  return judgeBackground(
    image,
    matte,
    {
      bottomRow: chinRow,
      axisColumn,
      headPx: chinRow - crownRow,
      isInside: (column, row) => {
        if (isWholeInside) return true;
        const [x, y] = fromView(view, [column + 0.5, row + 0.5]);
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

/**
 * Whether the background stays whatever the photo shows: chosen by the visitor, or, without a choice, because of the
 * authority's policy or a rule without a colour.
 */
export const staysAnyway = (choice: BackgroundChoice, { editPolicy, backgrounds }: PhotoRule): boolean =>
  choice === "keep" || (choice === "auto" && (editPolicy.background === "keep" || backgrounds.length === 0));

/**
 * Keeps or replaces the background, by the visitor's choice and the authority's policy. A background that meets the
 * rule is kept; one that the authority wants untouched is only replaced on request. If the cut-out may be torn,
 * nothing is replaced without request: a plain background helps, but not with visible errors along the outline.
 * @throws RangeError for a colour that the rule does not allow
 */
export function chooseBackground(
  choice: BackgroundChoice,
  rule: PhotoRule,
  own: BackgroundFacts | null,
  doubt: CutDoubt | null,
): ChosenBackground {
  const cutOut = checkCutOut(doubt);
  const hex = backgroundColour(choice, rule);
  if (hex) return replaced(rule, hex, cutOut);
  const isKept = staysAnyway(choice, rule) || meetsRule(own);
  const isFixed = rule.editPolicy.background !== "may-replace";
  const checkOwn = rule.isBackgroundOurs
    ? checkFreeBackground
    : isFixed
      ? checkFixedBackground
      : checkBackground;
  const isTorn = cutOut.verdict === "warn";
  if (!isKept && !isTorn) return replaced(rule, rule.backgrounds[0]!, cutOut);
  return {
    replacement: null,
    mayStillReplace: !staysAnyway(choice, rule),
    policyConflict: false,
    checks: [
      // A custom size has no authority that could refuse its background.
      ...checkOwn(own),
      ...(isKept ? [] : [{ ...cutOut, messageKey: "cutOutKept" as const }]),
    ],
  };
}

/** The same choice, once the frame needs space that only a new background provides. */
export const replaceInstead = (rule: PhotoRule, doubt: CutDoubt | null): ChosenBackground =>
  replaced(rule, rule.backgrounds[0]!, checkCutOut(doubt));
