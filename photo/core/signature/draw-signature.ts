import { type View, warp } from "../raster/warp";
import { signatureThresholds } from "../thresholds";
import type { Point, Raster } from "../types";
import type { Ink } from "./find-ink";
import type { Paper } from "./paper";
import { type SignatureFault, type SignatureRule, signatureSize } from "./signature-file";
import type { Stroke } from "./strokes";

/** Of the picture's edges that stay free on each side. */
const marginShare = 0.06;

/** A signature lies along its line when it is so many times as long as high, and is straightened when it leans so far. */
const clearLength = 2.2;
const leastLean = 1.5 * (Math.PI / 180);
const mostLean = 30 * (Math.PI / 180);

/** Shares of the ink's darkness up to which nothing is drawn, and from which full black is. */
const nothingShare = 0.3;
const fullShare = 0.75;

/**
 * Thin strokes in few pixels are grey: they are darkened until a fifth of their pixels have this coverage, at most so many times.
 * Pixels with less coverage than the least are edges of strokes, and do not count.
 */
const fullCoverage = 242;
const maxGain = 2.5;
const leastCoverage = 40;
const darkestFrom = 0.8;

/** By how much the writing leans, clockwise: along the main axis of its ink, where it clearly has one. */
function leanOf(strokes: readonly Stroke[], widthPx: number): number {
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const { pixels } of strokes) {
    for (const at of pixels) {
      const [column, row] = [at % widthPx, Math.floor(at / widthPx)];
      n++;
      x += column;
      y += row;
      xx += column * column;
      yy += row * row;
      xy += column * row;
    }
  }
  const [a, b, c] = [xx / n - (x / n) ** 2, xy / n - (x * y) / n ** 2, yy / n - (y / n) ** 2];
  const middle = (a + c) / 2;
  const half = Math.hypot((a - c) / 2, b);
  const isClear = middle + half > clearLength ** 2 * (middle - half);
  const lean = Math.atan2(2 * b, a - c) / 2;
  return isClear && Math.abs(lean) >= leastLean && Math.abs(lean) <= mostLean ? lean : 0;
}

/** How much of each pixel is covered by ink, 0..255: one channel, the soft edges of the strokes included. */
function coverageOf({ darkness }: Paper, { strokes, darkness: full }: Ink): Raster {
  const { widthPx, heightPx, values } = darkness;
  const pixels = new Uint8Array(values.length);
  const from = nothingShare * full;
  const range = (fullShare - nothingShare) * full;
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * widthPx + right));
  for (const stroke of strokes) {
    for (const at of stroke.pixels) {
      for (const step of around) {
        const value = values[at + step];
        if (value !== undefined)
          pixels[at + step] = Math.round(255 * Math.max(0, Math.min(1, (value - from) / range)));
      }
    }
  }
  // The border repeats outside the picture: nothing is written there.
  for (let column = 0; column < widthPx; column++)
    pixels[column] = pixels[(heightPx - 1) * widthPx + column] = 0;
  for (let row = 0; row < heightPx; row++) pixels[row * widthPx] = pixels[row * widthPx + widthPx - 1] = 0;
  return { widthPx, heightPx, channels: 1, pixels };
}

/** What is seen of the paper: all strokes, level, in the middle, with the margin around them. */
function viewOf({ strokes }: Ink, widthPx: number, rule: SignatureRule): View {
  const angle = leanOf(strokes, widthPx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along: [number, number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const down: [number, number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { pixels } of strokes) {
    for (const at of pixels) {
      const [x, y] = [(at % widthPx) + 0.5, Math.floor(at / widthPx) + 0.5];
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      along[0] = Math.min(along[0], u);
      along[1] = Math.max(along[1], u);
      down[0] = Math.min(down[0], v);
      down[1] = Math.max(down[1], v);
    }
  }
  const size = signatureSize(rule);
  const scale =
    (1 - 2 * marginShare) *
    Math.min(size.widthPx / (along[1] - along[0] + 1), size.heightPx / (down[1] - down[0] + 1));
  const [u, v] = [(along[0] + along[1]) / 2, (down[0] + down[1]) / 2];
  const centre: Point = [u * cos - v * sin, u * sin + v * cos];
  return { centre, angle, scale, ...size };
}

/** Thin strokes are as black as thick ones. */
function darkened(raster: Raster): Raster {
  const covered = raster.pixels.filter((value) => value > leastCoverage).sort((a, b) => a - b);
  const dark = covered[Math.floor(covered.length * darkestFrom)] ?? 255;
  const gain = Math.max(1, Math.min(maxGain, fullCoverage / dark));
  return { ...raster, pixels: raster.pixels.map((value) => Math.min(255, Math.round(gain * value))) };
}

/** Coverage of the signature in the rule's pixels; one channel. */
export function drawSignature(paper: Paper, ink: Ink, rule: SignatureRule): Raster | SignatureFault {
  const view = viewOf(ink, paper.darkness.widthPx, rule);
  if (view.scale > signatureThresholds.enlargement.fail.max) return "too-small";
  return darkened(warp(coverageOf(paper, ink), view));
}

/** Black on white. */
export function onWhite({ pixels, ...raster }: Raster): Raster {
  const rgb = new Uint8Array(3 * pixels.length);
  for (let i = 0; i < pixels.length; i++) rgb.fill(255 - pixels[i]!, 3 * i, 3 * i + 3);
  return { ...raster, channels: 3, pixels: rgb };
}

/** Black, and transparent where nothing is written. */
export function onTransparent({ pixels, ...raster }: Raster): Raster {
  const rgba = new Uint8Array(4 * pixels.length);
  for (let i = 0; i < pixels.length; i++) rgba[4 * i + 3] = pixels[i]!;
  return { ...raster, channels: 4, pixels: rgba };
}
