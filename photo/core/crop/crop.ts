import { done, type Result } from "../result";
import { thresholds } from "../thresholds";
import type { Band, Side } from "../types";
import { eyeLineMm, type Frame, type FrameRule, type HeadAxis } from "./frame";
import { acceptedHeadShare, usualHeadShare } from "./head-share";
import { lengthErrorsMm } from "./length-errors";
import { type CropProblem, coversFrame, missingSides } from "./source-bounds";

/** Space above the crown, as a share of what the head leaves free, where no rule says more. */
const topShareOfFree = 0.36;

/** Maximum distance of the face axis from the middle, as a share of the width. */
const centreOffsetMaxRatio = thresholds.centreOffsetRatio.fail.max;

/** Offsets to try, as shares of that distance, and the largest that a turned head asks for; others cost more. */
const offsetShares = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];
const offsetShareMax = 0.5;

/** Space between hair and upper edge that justifies a smaller head, as a share of the height. */
const hairClearanceRatio = 0.02;

/** Minimum neck below the chin for a portrait, as a share of the height. */
const neckRatioMin = 0.06;

/** Margin to the limits of a band, as a share of its width, where the source allows it. */
const bandInset = 0.12;

/** Maximum of that share. It leaves a fifth around the middle, so that eye line and margins can be met too. */
const bandInsetMax = 0.4;

/** Narrows a band to the range that a frame aims at. */
type Narrowing = (band: Band, errorMm: number) => Band;

const narrowed = ({ min, max }: Band, byMm: number): Band => ({ min: min + byMm, max: max - byMm });

/** A value in the narrowed band stays in the band when it is measured with its error. */
const insetByError: Narrowing = (band, errorMm) => {
  const widthMm = band.max - band.min;
  return narrowed(band, Math.min(bandInsetMax * widthMm, Math.max(bandInset * widthMm, errorMm)));
};

const insetByShare: Narrowing = (band) => narrowed(band, bandInset * (band.max - band.min));

const unchanged: Narrowing = (band) => band;

const narrowings = [insetByError, insetByShare, unchanged];

const middleOf = (band: Band): number => (band.min + band.max) / 2;

/** 0 in the middle of the band, 1 at its limits. */
function strain(value: number, band: Band): number {
  const half = Math.max(1e-6, (band.max - band.min) / 2);
  return (value - middleOf(band)) / half;
}

/** With a tolerance for floating point sums. */
export const isIn = (value: number, band: Band): boolean =>
  value >= band.min - 1e-9 && value <= band.max + 1e-9;

const shareOf = (rule: FrameRule, { min, max }: Band): Band => ({
  min: min * rule.heightMm,
  max: max * rule.heightMm,
});

/** The rule's head band, or the recommendation if it has none. */
export const headBandMm = (rule: FrameRule): Band =>
  rule.head?.heightMm ?? shareOf(rule, usualHeadShare(rule));

/** The limits of a manual correction: the rule's head band, or what is accepted with a warning if it has none. */
export const headLimitMm = (rule: FrameRule): Band =>
  rule.head?.heightMm ?? shareOf(rule, acceptedHeadShare(rule));

/** Allowed distance of the crown from the upper edge: by the rule, else so that the head is in the picture. */
export const topLimitMm = (rule: FrameRule, headMm: number): Band =>
  rule.topMarginMm ?? { min: 0, max: rule.heightMm - headMm };

function steps(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

interface Candidate {
  frame: Frame;
  cost: number;
}

/** From this upscaling on (output pixels per pixel of the upload) a smaller head is preferred. */
const upscalingFree = 1.3;

/** Head heights that are tried, and top margins for each of them, evenly spaced from limit to limit. */
const triedLengths = 33;

/**
 * Weights of the costs of a frame; the frame with the lowest sum is used. A length costs the square of its strain: 1 at
 * the limits of its band.
 */
const weights = {
  /** Of the height of head and hair above the band, as a share of the band's width, for rules that measure to the skull. */
  hairOverBand: 3,
  /** Of the upscaling above `upscalingFree`. */
  upscaling: 20,
  /** Of a frame refused for its upscaling, more than all others: it is used only if there is no other. */
  refused: 100,
  /** Of what is missing of `hairClearanceRatio`. */
  hairLack: 100,
  /** Of the squared distance from the wanted offset, as a share of the largest that is allowed. */
  offset: 2,
};

/** Where no rule sets the top margin: the distance from the usual one that costs 1, as a share of the free height. */
const topShareTolerance = 0.25;

interface Trial {
  narrow: Narrowing;
  upscalingPerMm?: number;
  headBandWanted?: Band;
  /** Tried in addition to the wanted offset. */
  shares?: readonly number[];
}

function candidates(
  axis: HeadAxis,
  rule: FrameRule,
  { narrow, upscalingPerMm = 0, headBandWanted = headBandMm(rule), shares = offsetShares }: Trial,
): Candidate[] {
  const { heightMm, widthMm } = rule;
  const errors = lengthErrorsMm(rule, middleOf(headBandWanted));
  const headBand = narrow(headBandWanted, errors.headHeight);
  const eyeBand = rule.eyeLineMm && narrow(rule.eyeLineMm, errors.eyeLine);
  const topBand = rule.topMarginMm && narrow(rule.topMarginMm, errors.topMargin);
  const headPx = axis.chinPx - axis.crownPx;
  const hairToChinPx = axis.chinPx - axis.hairTopPx;
  const found: Candidate[] = [];
  for (const headMm of steps(triedLengths, headBand.min, headBand.max)) {
    const mmPerPx = headMm / headPx;
    const freeMm = heightMm - headMm;
    // For a slightly turned head, neither the eyes nor the outline are the middle: use the average.
    const halfWay = (-axis.asidePx * mmPerPx) / 2 / (centreOffsetMaxRatio * widthMm);
    const wantedShare = Math.max(-offsetShareMax, Math.min(offsetShareMax, halfWay));
    // The head should fit including its hair too: officials differ in which crown they use.
    const overMm = rule.head?.crown === "skull" ? Math.max(0, hairToChinPx * mmPerPx - headBand.max) : 0;
    const upscaling = upscalingPerMm * mmPerPx;
    const headCost =
      strain(headMm, headBand) ** 2 +
      weights.hairOverBand * (overMm / (headBand.max - headBand.min + 0.1)) +
      weights.upscaling * Math.max(0, upscaling - upscalingFree) +
      (upscaling > thresholds.upscaling.fail.max ? weights.refused : 0);
    const tops = topBand ?? {
      min: Math.min(0.5, freeMm),
      max: Math.max(0.5, freeMm - neckRatioMin * heightMm),
    };
    for (const topMarginMm of steps(triedLengths, tops.min, tops.max)) {
      const eyes = eyeLineMm({ mmPerPx, topMarginMm, offsetMm: 0 }, axis, heightMm);
      if (eyeBand && !isIn(eyes, eyeBand)) continue;
      const hairMm = topMarginMm + (axis.hairTopPx - axis.crownPx) * mmPerPx;
      const hairLackMm = Math.max(0, hairClearanceRatio * heightMm - hairMm);
      const cost =
        headCost +
        (eyeBand ? strain(eyes, eyeBand) ** 2 : 0) +
        (topBand ? strain(topMarginMm, topBand) ** 2 : 0) +
        (eyeBand || topBand
          ? 0
          : ((topMarginMm - topShareOfFree * freeMm) / (topShareTolerance * freeMm)) ** 2) +
        (weights.hairLack * hairLackMm) / heightMm;
      for (const share of [wantedShare, ...shares]) {
        const offsetMm = share * centreOffsetMaxRatio * widthMm;
        const offCost = weights.offset * (share - wantedShare) ** 2;
        found.push({ frame: { mmPerPx, topMarginMm, offsetMm }, cost: cost + offCost });
      }
    }
  }
  return found;
}

const byCost = (a: Candidate, b: Candidate): number => a.cost - b.cost;

/** The wanted offset has no cost, so the others need not be tried: this saves thousands of frames. */
function cheapest(axis: HeadAxis, rule: FrameRule, trial: Trial): Candidate | undefined {
  const found = candidates(axis, rule, { ...trial, shares: [] });
  let best = found[0];
  for (const candidate of found) if (candidate.cost < best!.cost) best = candidate;
  return best;
}

/** The best frame if the source had space on all sides; null if the rule's bands contradict each other. */
export function idealFrame(axis: HeadAxis, rule: FrameRule): Frame | null {
  for (const narrow of narrowings) {
    const best = cheapest(axis, rule, { narrow });
    if (best) return best.frame;
  }
  return null;
}

/**
 * The frame that puts head height, eye line, top margin and centring inside the rule's bands, closest to their
 * middles, on a limited source; or the sides that lack space.
 */
export function solveCrop(axis: HeadAxis, problem: CropProblem): Result<Frame, Side[]> {
  let best: Candidate | undefined;
  const { rule } = problem;
  const { upscalingPerMm } = problem.bounds;
  const covering = (trial: Trial): Frame | undefined =>
    candidates(axis, rule, trial)
      .sort(byCost)
      .find(({ frame }) => coversFrame(frame, axis, problem))?.frame;
  for (const narrow of narrowings) {
    const first = cheapest(axis, rule, { narrow, upscalingPerMm });
    best ??= first;
    // Most sources have space for it, and sorting is the slowest part.
    if (first && coversFrame(first.frame, axis, problem)) return done(first.frame);
    const frame = covering({ narrow, upscalingPerMm });
    if (frame) return done(frame);
  }
  if (!rule.head) {
    // No rule demands the usual share: without space, another share is a warning and not a refusal.
    const frame = covering({ narrow: unchanged, upscalingPerMm, headBandWanted: headLimitMm(rule) });
    if (frame) return done(frame);
  }
  return { ok: false, reason: best ? missingSides(best.frame, axis, problem) : [] };
}
