import { eyeLineMm, type Frame, frameCentre, type HeadAxis } from "./frame";
import type { Band, PhotoRule, Point } from "./types";

/** Head height where a template has no head rule: 70 to 80 % of the photo (ICAO Doc 9303 part 3, 4.1.1). */
export const headShareWithoutRule: Band = { min: 0.7, max: 0.8 };

/** What such a template still takes, with a warning (ISO/IEC 19794-5: 60 to 90 %). */
const headShareAtAll: Band = { min: 0.6, max: 0.9 };

/** Room above the crown, as a share of what the head leaves free, where no rule says more. */
const topShareOfFree = 0.36;

/** A face axis may lie this far from the middle, as a share of the width (ISO/IEC 19794-5: 0.45 to 0.55). */
export const centreOffsetMaxRatio = 0.05;

/** Room between hair and upper edge that is worth a smaller head, as a share of the height. */
const hairClearanceRatio = 0.02;

/** Neck under the chin without which a picture is no portrait, as a share of the height. */
const neckRatioMin = 0.06;

/** Stay this far inside a band (share of its width), because measuring the result again has its own spread. */
const bandInset = 0.12;

export type Side = "top" | "bottom" | "left" | "right";

export interface Room {
  /**
   * Whether the photo can show this source point: inside the source, or outside it where new background may be
   * laid (the nearest piece of the source is no person).
   */
  canShow(point: Point): boolean;
  sourceWidthPx: number;
  sourceHeightPx: number;
  /** Output pixels per pixel of the upload that a frame of 1 mm per source pixel would have. */
  upscalingPerMm: number;
}

export type CropOutcome = { frame: Frame } | { lacking: Side[] };

function inset(band: Band): Band {
  const by = bandInset * (band.max - band.min);
  return { min: band.min + by, max: band.max - by };
}

const middleOf = (band: Band): number => (band.min + band.max) / 2;

/** 0 in the band's middle, 1 at its edges. */
function strain(value: number, band: Band): number {
  const half = Math.max(1e-6, (band.max - band.min) / 2);
  return (value - middleOf(band)) / half;
}

const isIn = (value: number, band: Band): boolean => value >= band.min - 1e-9 && value <= band.max + 1e-9;

/** The rule's head band, or the recommendation where it has none. */
export function headBandMm(rule: PhotoRule): Band {
  return (
    rule.head?.heightMm ?? {
      min: headShareWithoutRule.min * rule.heightMm,
      max: headShareWithoutRule.max * rule.heightMm,
    }
  );
}

function steps(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

interface Candidate {
  frame: Frame;
  cost: number;
}

/** Invented pixels are worth a smaller head from here on (output pixels per pixel of the upload). */
const upscalingFree = 1.3;

function candidates(
  axis: HeadAxis,
  rule: PhotoRule,
  insetOf: (band: Band) => Band,
  upscalingPerMm = 0,
  headBandWanted = headBandMm(rule),
): Candidate[] {
  const { heightMm, widthMm } = rule;
  const headBand = insetOf(headBandWanted);
  const eyeBand = rule.eyeLineMm && insetOf(rule.eyeLineMm);
  const topBand = rule.topMarginMm && insetOf(rule.topMarginMm);
  const headPx = axis.chinPx - axis.crownPx;
  const hairToChinPx = axis.chinPx - axis.hairTopPx;
  const found: Candidate[] = [];
  for (const headMm of steps(33, headBand.min, headBand.max)) {
    const mmPerPx = headMm / headPx;
    const freeMm = heightMm - headMm;
    // With the hair counted in, too, the head should fit: officials differ in which crown they take.
    const overMm = rule.head?.crown === "skull" ? Math.max(0, hairToChinPx * mmPerPx - headBand.max) : 0;
    const inventedRatio = Math.max(0, upscalingPerMm * mmPerPx - upscalingFree);
    const headCost =
      strain(headMm, headBand) ** 2 + 3 * (overMm / (headBand.max - headBand.min + 0.1)) + 20 * inventedRatio;
    const tops = topBand ?? {
      min: Math.min(0.5, freeMm),
      max: Math.max(0.5, freeMm - neckRatioMin * heightMm),
    };
    for (const topMarginMm of steps(33, tops.min, tops.max)) {
      const eyes = eyeLineMm({ mmPerPx, topMarginMm, offsetMm: 0 }, axis, heightMm);
      if (eyeBand && !isIn(eyes, eyeBand)) continue;
      const hairMm = topMarginMm + (axis.hairTopPx - axis.crownPx) * mmPerPx;
      const hairLackMm = Math.max(0, hairClearanceRatio * heightMm - hairMm);
      const cost =
        headCost +
        (eyeBand ? strain(eyes, eyeBand) ** 2 : 0) +
        (topBand ? strain(topMarginMm, topBand) ** 2 : 0) +
        (eyeBand || topBand ? 0 : ((topMarginMm - topShareOfFree * freeMm) / (0.25 * freeMm)) ** 2) +
        (100 * hairLackMm) / heightMm;
      for (const share of [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75]) {
        const offsetMm = share * centreOffsetMaxRatio * widthMm;
        found.push({ frame: { mmPerPx, topMarginMm, offsetMm }, cost: cost + 2 * share * share });
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

const samplesPerSide = 12;

/** Sides of the frame that would show what the source does not have. */
export function lackingSides(
  frame: Frame,
  axis: HeadAxis,
  widthMm: number,
  heightMm: number,
  room: Room,
): Side[] {
  const centre = frameCentre(frame, axis, heightMm);
  const cos = Math.cos(axis.angle);
  const sin = Math.sin(axis.angle);
  const halfWidth = widthMm / 2 / frame.mmPerPx;
  const halfHeight = heightMm / 2 / frame.mmPerPx;
  const at = (u: number, v: number): Point => [
    centre[0] + u * halfWidth * cos - v * halfHeight * sin,
    centre[1] + u * halfWidth * sin + v * halfHeight * cos,
  ];
  const lacking = new Set<Side>();
  for (let i = 0; i <= samplesPerSide; i++) {
    const t = (2 * i) / samplesPerSide - 1;
    for (const [u, v] of [
      [t, -1],
      [t, 1],
      [-1, t],
      [1, t],
    ] as const) {
      const point = at(u, v);
      if (room.canShow(point)) continue;
      // Which border of the source is in the way decides, not which side of the frame meets it.
      const borders: Side[] = [];
      if (point[1] < 0) borders.push("top");
      if (point[1] > room.sourceHeightPx) borders.push("bottom");
      if (point[0] < 0) borders.push("left");
      if (point[0] > room.sourceWidthPx) borders.push("right");
      if (borders.length === 0)
        borders.push(v === -1 ? "top" : v === 1 ? "bottom" : u < 0 ? "left" : "right");
      for (const side of borders) lacking.add(side);
    }
  }
  return [...lacking];
}

/** The frame that would be best if the source had room on all sides; null where a rule's bands contradict each other. */
export function idealFrame(axis: HeadAxis, rule: PhotoRule): Frame | null {
  return (candidates(axis, rule, inset)[0] ?? candidates(axis, rule, (band) => band)[0])?.frame ?? null;
}

/** Whether a frame's lengths, as solved, obey the rule. */
function obeys(frame: Frame, axis: HeadAxis, rule: PhotoRule): boolean {
  return (
    isIn((axis.chinPx - axis.crownPx) * frame.mmPerPx, headBandMm(rule)) &&
    (!rule.eyeLineMm || isIn(eyeLineMm(frame, axis, rule.heightMm), rule.eyeLineMm)) &&
    (!rule.topMarginMm || isIn(frame.topMarginMm, rule.topMarginMm)) &&
    Math.abs(frame.offsetMm) <= centreOffsetMaxRatio * rule.widthMm
  );
}

/**
 * A frame moved and scaled as the visitor asked, as far as rule and source let it.
 */
export function adjustFrame(
  frame: Frame,
  adjust: { scale: number; dxMm: number; dyMm: number },
  axis: HeadAxis,
  rule: PhotoRule,
  widthMm: number,
  room: Room,
): Frame {
  for (const share of [1, 0.8, 0.6, 0.4, 0.2]) {
    const moved: Frame = {
      mmPerPx: frame.mmPerPx * (1 + share * (adjust.scale - 1)),
      topMarginMm: frame.topMarginMm + share * adjust.dyMm,
      offsetMm: frame.offsetMm + share * adjust.dxMm,
    };
    const isPossible =
      obeys(moved, axis, rule) && lackingSides(moved, axis, widthMm, rule.heightMm, room).length === 0;
    if (isPossible) return moved;
  }
  return frame;
}

/**
 * The frame that puts head height, eye line, top margin and centring inside the rule's bands, nearest to their
 * middles, on a source that may lack room; or the sides that lack it.
 *
 * @param widthMm the widest that has to be shown: the print's, or the digital file's where that is of another shape
 */
export function solveCrop(axis: HeadAxis, rule: PhotoRule, widthMm: number, room: Room): CropOutcome {
  let best: Candidate | undefined;
  for (const insetOf of [inset, (band: Band) => band]) {
    const found = candidates(axis, rule, insetOf, room.upscalingPerMm);
    best ??= found[0];
    for (const { frame } of found) {
      if (lackingSides(frame, axis, widthMm, rule.heightMm, room).length === 0) return { frame };
    }
  }
  if (!rule.head) {
    // Nobody demands 70 to 80 %: where the source lacks the room, another share is a warning and no refusal.
    const loose = {
      min: headShareAtAll.min * rule.heightMm,
      max: headShareAtAll.max * rule.heightMm,
    };
    for (const { frame } of candidates(axis, rule, (band) => band, room.upscalingPerMm, loose)) {
      if (lackingSides(frame, axis, widthMm, rule.heightMm, room).length === 0) return { frame };
    }
  }
  if (!best) return { lacking: [] };
  return { lacking: lackingSides(best.frame, axis, widthMm, rule.heightMm, room) };
}
