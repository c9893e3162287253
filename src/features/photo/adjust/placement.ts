import { adjustBounds } from "../../../../contract/limits";
import {
  adjustFrame,
  type CropLimit,
  cropLimitOf,
  largestShare,
} from "../../../../photo/core/crop/adjust-frame";
import { solveCrop } from "../../../../photo/core/crop/crop";
import { type CropSource, cropProblem } from "../../../../photo/core/crop/crop-source";
import { type Frame, type HeadAxis, headAxis } from "../../../../photo/core/crop/frame";
import type { CropProblem, Side } from "../../../../photo/core/crop/source-bounds";
import {
  linesInPx,
  linesWithinReach,
  type SeenHead,
  withLines,
} from "../../../../photo/core/face/guide-lines";
import type { Band, CropAdjustment, HeadLines, Point } from "../../../../photo/core/types";

/** Where a correction has put the frame, by the engine's own arithmetic: what it allows here the server allows too. */
export interface Placement {
  rotateDeg: number;
  /** What the visitor has laid of the head, in shares of the photo; empty: all as it was found. */
  lines: HeadLines;
  axis: HeadAxis;
  /** As it would be without the correction, at this turn. */
  solved: Frame;
  frame: Frame;
}

/** One movement of the hand: `scale` multiplies, the others add. */
export interface Move extends Partial<Omit<CropAdjustment, "lines">> {
  /** The place that stays under the fingers while they scale, in mm from the photo's upper left corner. Default: the crown. */
  about?: Point;
}

/** "reach": further than any correction goes, whatever the document says. */
export type AdjustmentLimit = CropLimit | "reach";

export interface Moved {
  placement: Placement;
  /** What stopped the hand, if it did not get as far as it wanted. */
  stop: AdjustmentLimit | null;
}

const known = new WeakMap<CropSource, CropProblem>();

function problemIn(cropSource: CropSource): CropProblem {
  const problem = known.get(cropSource) ?? cropProblem(cropSource);
  known.set(cropSource, problem);
  return problem;
}

/** The head by which the engine places the frame. */
export function headWith({ head, hairTop, rule, area }: CropSource, lines: HeadLines): SeenHead {
  const found = { head, hairTop };
  const laid = linesInPx(lines, area.sourceWidthPx, area.sourceHeightPx);
  return withLines(found, linesWithinReach(laid, found, rule), rule);
}

/** The frame that the server made with a correction; null where it could not have made one. */
export function placementOf(cropSource: CropSource, adjust: CropAdjustment | null): Placement | null {
  const outcome = place(cropSource, adjust);
  return "missing" in outcome ? null : outcome;
}

export function place(
  cropSource: CropSource,
  adjust: CropAdjustment | null,
): Placement | { missing: Side[] } {
  const problem = problemIn(cropSource);
  const { rotateDeg, lines = {} } = adjust ?? { rotateDeg: 0 };
  const { head, hairTop } = headWith(cropSource, lines);
  const axis = headAxis(head, hairTop, problem.rule, rotateDeg);
  const outcome = solveCrop(axis, problem);
  if (!outcome.ok) return { missing: outcome.reason };
  const solved = outcome.value;
  const frame = adjust ? adjustFrame(solved, adjust, axis, problem) : solved;
  return { rotateDeg, lines, axis, solved, frame };
}

/** The correction that leads to a placement; null where that is the automatic one. */
export function adjustOf({ rotateDeg, lines, solved, frame }: Placement): CropAdjustment | null {
  const adjust = {
    scale: rounded(frame.mmPerPx / solved.mmPerPx),
    dxMm: rounded(frame.offsetMm - solved.offsetMm),
    dyMm: rounded(frame.topMarginMm - solved.topMarginMm),
    rotateDeg: rounded(rotateDeg),
  };
  if (Object.keys(lines).length > 0) return { ...adjust, lines };
  const isNothing = adjust.scale === 1 && !adjust.dxMm && !adjust.dyMm && !adjust.rotateDeg;
  return isNothing ? null : adjust;
}

/** Finer than any print, and free of the crumbs of adding 0.1. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const { scale: scaleBounds, dxMm: mmBounds } = adjustBounds;

/** Beyond the reach from anywhere within it, yet near enough to halve the way to where the hand is stopped. */
const farthest = {
  scale: { min: scaleBounds.min / scaleBounds.max / 2, max: (scaleBounds.max / scaleBounds.min) * 2 },
  mm: { min: 2 * (mmBounds.min - mmBounds.max), max: 2 * (mmBounds.max - mmBounds.min) },
} as const satisfies Record<string, Band>;

/** As far as rule, source and the reach of a correction let the hand go. */
export function move(cropSource: CropSource, from: Placement, by: Move): Moved {
  const turned = by.rotateDeg ? turn(cropSource, from, by.rotateDeg) : { placement: from, stop: null };
  const shifted = shift(cropSource, turned.placement, by);
  return { placement: shifted.placement, stop: turned.stop ?? shifted.stop };
}

function shift(cropSource: CropSource, from: Placement, by: Move): Moved {
  const problem = problemIn(cropSource);
  const { rule } = problem;
  const { axis, frame } = from;
  const scale = clamp(by.scale ?? 1, farthest.scale);
  // Scaled about its crown a head grows downwards only: what lay under the fingers is moved back there.
  const away = by.about
    ? [by.about[0] - rule.widthMm / 2 - frame.offsetMm, by.about[1] - frame.topMarginMm]
    : [0, 0];
  const wanted = {
    scale,
    dxMm: clamp((by.dxMm ?? 0) - away[0]! * (scale - 1), farthest.mm),
    dyMm: clamp((by.dyMm ?? 0) - away[1]! * (scale - 1), farthest.mm),
  };
  const whole: Frame = {
    mmPerPx: frame.mmPerPx * scale,
    topMarginMm: frame.topMarginMm + wanted.dyMm,
    offsetMm: frame.offsetMm + wanted.dxMm,
  };
  const adjusted = (start: Frame, by: typeof wanted) => adjustFrame(start, by, axis, problem);
  const { dxMm, dyMm } = wanted;
  // On a leaning source each direction takes room from the other: whichever comes nearer is what the hand meant.
  const upFirst = adjusted(frame, wanted);
  const acrossFirst = adjusted(adjusted(frame, { scale, dxMm, dyMm: 0 }), { scale: 1, dxMm: 0, dyMm });
  const nearest = offMm(acrossFirst, whole) < offMm(upFirst, whole) ? acrossFirst : upFirst;
  const to = { ...from, frame: nearest };
  if (!isWithinReach(to)) return { placement: from, stop: "reach" };
  const stopAt = (share: number) => cropLimitOf(between(nearest, whole, share), axis, problem);
  if (stopAt(1) === null) return { placement: to, stop: null };
  // The first thing in the way, not the worst of what lies beyond it.
  const free = largestShare((share) => stopAt(share) === null);
  return { placement: to, stop: stopAt(Math.min(1, free + justBeyond)) ?? stopAt(1) };
}

/** Of the way that is left: more than a bisection misses by. */
const justBeyond = 1 / 1000;

const clamp = (value: number, { min, max }: Band): number => Math.max(min, Math.min(max, value));

const offMm = (frame: Frame, wanted: Frame): number =>
  Math.hypot(frame.offsetMm - wanted.offsetMm, frame.topMarginMm - wanted.topMarginMm);

const between = (from: Frame, to: Frame, share: number): Frame => ({
  mmPerPx: from.mmPerPx + share * (to.mmPerPx - from.mmPerPx),
  topMarginMm: from.topMarginMm + share * (to.topMarginMm - from.topMarginMm),
  offsetMm: from.offsetMm + share * (to.offsetMm - from.offsetMm),
});

function isWithinReach(placement: Placement): boolean {
  const adjust = adjustOf(placement);
  return (
    adjust === null ||
    (Object.keys(adjustBounds) as (keyof typeof adjustBounds)[]).every(
      (key) => adjust[key] >= adjustBounds[key].min && adjust[key] <= adjustBounds[key].max,
    )
  );
}

/** About the eyes, which stay where they are. */
function turn(cropSource: CropSource, from: Placement, byDeg: number): Moved {
  const problem = problemIn(cropSource);
  const { head, hairTop } = headWith(cropSource, from.lines);
  const askedDeg = from.rotateDeg + byDeg;
  const wantedDeg = clamp(askedDeg, adjustBounds.rotateDeg);
  const at = (share: number) => {
    const rotateDeg = from.rotateDeg + share * (wantedDeg - from.rotateDeg);
    return { rotateDeg, axis: headAxis(head, hairTop, problem.rule, rotateDeg) };
  };
  const frame = (axis: HeadAxis): Frame => ({
    ...from.frame,
    // The crown of hair lies elsewhere along another axis; the eyes keep their height.
    topMarginMm: from.frame.topMarginMm + (axis.crownPx - from.axis.crownPx) * from.frame.mmPerPx,
  });
  const stopAt = (share: number) => {
    const { axis } = at(share);
    return cropLimitOf(frame(axis), axis, problem);
  };
  const share = largestShare((tried) => stopAt(tried) === null);
  const { rotateDeg, axis } = at(share);
  const outcome = solveCrop(axis, problem);
  if (!outcome.ok) return { placement: from, stop: "source" };
  const stop = share < 1 ? stopAt(1) : wantedDeg === askedDeg ? null : "reach";
  const { lines } = from;
  return { placement: { rotateDeg, lines, axis, solved: outcome.value, frame: frame(axis) }, stop };
}
