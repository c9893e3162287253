import {
  adjustFrame,
  type CropLimit,
  cropLimitOf,
  largestShare,
} from "../../../../photo/core/crop/adjust-frame";
import { solveCrop } from "../../../../photo/core/crop/crop";
import { type CropSource, cropProblem } from "../../../../photo/core/crop/crop-source";
import { type Frame, type HeadAxis, headAxis } from "../../../../photo/core/crop/frame";
import { solveWithLines } from "../../../../photo/core/crop/solve-with-lines";
import { type CropProblem, missingSides } from "../../../../photo/core/crop/source-bounds";
import {
  type DetectedHead,
  linesInPx,
  linesWithinReach,
  withLines,
} from "../../../../photo/core/face/guide-lines";
import { adjustBounds } from "../../../../photo/core/request-limits";
import type { Band, CropAdjustment, HeadLines, Point, Side } from "../../../../photo/core/types";

/**
 * Where a correction puts the frame. Uses the engine's own functions, so that the server accepts whatever is allowed
 * here.
 */
export interface Placement {
  rotateDeg: number;
  /** Lines that the visitor has moved, as shares of the photo; empty if none. */
  lines: HeadLines;
  /** Those that the frame follows: all, or none if no frame can. */
  followed: HeadLines;
  axis: HeadAxis;
  /** The automatic frame at this rotation. */
  solved: Frame;
  frame: Frame;
}

/** One movement: `scale` multiplies, the others are added. */
export interface Move extends Partial<Omit<CropAdjustment, "lines">> {
  /** The fixed point when scaling with two pointers, in mm from the photo's upper left corner. Default: the crown. */
  about?: Point;
}

/** The edge of the source on this side, as the photo stands upright. */
export type SourceLimit = `source-${Side}`;

/** "reach": beyond the largest correction, independent of the document. */
export type AdjustmentLimit = Exclude<CropLimit, "source"> | SourceLimit | "reach";

export interface Moved {
  placement: Placement;
  /** What limited the movement; null if it was completed. */
  stop: AdjustmentLimit | null;
}

/** Of one press on a button or key. */
export const stepScale = 1.02;

/** The first of the sides that are missing. */
export const sourceLimit = ([side]: readonly Side[]): SourceLimit => `source-${side!}`;

/** What forbids a frame; null if it is allowed. */
function limitOf(frame: Frame, axis: HeadAxis, problem: CropProblem): AdjustmentLimit | null {
  const limit = cropLimitOf(frame, axis, problem);
  return limit === "source" ? sourceLimit(missingSides(frame, axis, problem)) : limit;
}

const known = new WeakMap<CropSource, CropProblem>();

function problemIn(cropSource: CropSource): CropProblem {
  const problem = known.get(cropSource) ?? cropProblem(cropSource);
  known.set(cropSource, problem);
  return problem;
}

/** The head with the visitor's lines. */
export function headWith({ head, hairTop, rule, area }: CropSource, lines: HeadLines): DetectedHead {
  const found = { head, hairTop };
  const manualLines = linesInPx(lines, area.sourceWidthPx, area.sourceHeightPx);
  return withLines(found, linesWithinReach(manualLines, found, rule), rule);
}

/** The frame that the server made for a correction; null if it cannot have made one. */
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
  const { sourceWidthPx, sourceHeightPx } = cropSource.area;
  const manualLines = linesInPx(lines, sourceWidthPx, sourceHeightPx);
  const { axis, outcome, followed } = solveWithLines(cropSource, manualLines, problem, rotateDeg);
  if (!outcome.ok) return { missing: outcome.reason };
  const solved = outcome.value;
  const frame = adjust ? adjustFrame(solved, adjust, axis, problem) : solved;
  return { rotateDeg, lines, followed: followed === manualLines ? lines : {}, axis, solved, frame };
}

/** The correction for a placement; null if that is the automatic one. */
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

/** Finer than any print; rounds away the floating point error of adding 0.1. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const { scale: scaleBounds, dxMm: mmBounds } = adjustBounds;

/** Outside the reach from any position within it, but close enough for bisection. */
const farthest = {
  scale: { min: scaleBounds.min / scaleBounds.max / 2, max: (scaleBounds.max / scaleBounds.min) * 2 },
  mm: { min: 2 * (mmBounds.min - mmBounds.max), max: 2 * (mmBounds.max - mmBounds.min) },
} as const satisfies Record<string, Band>;

/** Moves as far as the rule, the source and the largest correction allow. */
export function move(cropSource: CropSource, from: Placement, by: Move): Moved {
  const turned = by.rotateDeg ? turn(cropSource, from, by.rotateDeg) : { placement: from, stop: null };
  const shifted = shift(cropSource, turned.placement, by);
  return { placement: shifted.placement, stop: turned.stop ?? shifted.stop };
}

/** Whether the photo can be made larger, so that a movement that an edge of the source has stopped at `at` can go on. */
export const canEnlarge = (cropSource: CropSource, at: Placement, { scale = 1 }: Move): boolean =>
  scale >= 1 && move(cropSource, at, { scale: stepScale }).stop === null;

type FrameChange = Parameters<typeof adjustFrame>[1];

/** Scaling is about the crown: shift back so that the fixed point stays. */
function frameChange(by: Move, scale: number, frame: Frame, widthMm: number): FrameChange {
  const [acrossMm, downMm] = by.about
    ? [by.about[0] - widthMm / 2 - frame.offsetMm, by.about[1] - frame.topMarginMm]
    : [0, 0];
  return {
    scale,
    dxMm: clamp((by.dxMm ?? 0) - acrossMm * (scale - 1), farthest.mm),
    dyMm: clamp((by.dyMm ?? 0) - downMm * (scale - 1), farthest.mm),
  };
}

function shift(cropSource: CropSource, from: Placement, by: Move): Moved {
  const problem = problemIn(cropSource);
  const { axis, frame } = from;
  const adjusted = (start: Frame, change: FrameChange) => adjustFrame(start, change, axis, problem);
  const asFarAsAllowed = (scale: number): { nearest: Frame; whole: Frame } => {
    const change = frameChange(by, scale, frame, problem.rule.widthMm);
    const { dxMm, dyMm } = change;
    const whole: Frame = {
      mmPerPx: frame.mmPerPx * scale,
      topMarginMm: frame.topMarginMm + dyMm,
      offsetMm: frame.offsetMm + dxMm,
    };
    // On a rotated source both directions compete for space: take the result nearer to the target.
    const upFirst = adjusted(frame, change);
    const acrossFirst = adjusted(adjusted(frame, { ...change, dyMm: 0 }), { scale: 1, dxMm: 0, dyMm });
    return { nearest: offMm(acrossFirst, whole) < offMm(upFirst, whole) ? acrossFirst : upFirst, whole };
  };
  const { nearest: first, whole } = asFarAsAllowed(clamp(by.scale ?? 1, farthest.scale));
  // Where the scale was limited, only the scale that was reached moves the crown away from the fixed point.
  const nearest = by.about ? asFarAsAllowed(first.mmPerPx / frame.mmPerPx).nearest : first;
  const to = { ...from, frame: nearest };
  if (!isWithinReach(to)) return { placement: from, stop: "reach" };
  const stopAt = (share: number) => limitOf(between(nearest, whole, share), axis, problem);
  if (stopAt(1) === null) return { placement: to, stop: null };
  // Report the first limit on the way, not the worst beyond it.
  const free = largestShare((share) => stopAt(share) === null);
  return { placement: to, stop: stopAt(Math.min(1, free + justBeyond)) ?? stopAt(1) };
}

/** Share of the remaining way; more than the error of the bisection. */
const justBeyond = 1 / 1000;

export const clamp = (value: number, { min, max }: Band): number => Math.max(min, Math.min(max, value));

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

/** Rotation is about the eyes, which stay in place. */
function turn(cropSource: CropSource, from: Placement, byDeg: number): Moved {
  const problem = problemIn(cropSource);
  const { lines, followed } = from;
  const { head, hairTop } = headWith(cropSource, followed);
  const requestedDeg = from.rotateDeg + byDeg;
  const clampedDeg = clamp(requestedDeg, adjustBounds.rotateDeg);
  const at = (share: number) => {
    const rotateDeg = from.rotateDeg + share * (clampedDeg - from.rotateDeg);
    return { rotateDeg, axis: headAxis(head, hairTop, problem.rule, rotateDeg) };
  };
  const frame = (axis: HeadAxis): Frame => ({
    ...from.frame,
    // The hair top depends on the rotation; the eyes keep their height.
    topMarginMm: from.frame.topMarginMm + (axis.crownPx - from.axis.crownPx) * from.frame.mmPerPx,
  });
  const stopAt = (share: number) => {
    const { axis } = at(share);
    return limitOf(frame(axis), axis, problem);
  };
  const share = largestShare((tried) => stopAt(tried) === null);
  const { rotateDeg, axis } = at(share);
  const outcome = solveCrop(axis, problem);
  if (!outcome.ok) return { placement: from, stop: sourceLimit(outcome.reason) };
  const stop = share < 1 ? stopAt(1) : clampedDeg === requestedDeg ? null : "reach";
  return { placement: { rotateDeg, lines, followed, axis, solved: outcome.value, frame: frame(axis) }, stop };
}
