import type { Picture } from "../../../../photo/core/matte/picture";

/**
 * The baseline of every matting comparison: He, Sun, Tang, "Guided image filtering" (PAMI 2013), with the grey picture as
 * guide. Not shipped: on busy backgrounds it leaves smears.
 */
export function guidedFilter(
  picture: Picture,
  coverage: Float32Array,
  radiusPx: number,
  epsilon: number,
): Float32Array {
  const { widthPx, heightPx, rgb } = picture;
  const mean = (values: Float32Array) => boxMean(values, widthPx, heightPx, radiusPx);
  const guide = coverage.map(
    (_, i) => 0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!,
  );
  const meanGuide = mean(guide);
  const meanCoverage = mean(coverage);
  const meanProduct = mean(guide.map((value, i) => value * coverage[i]!));
  const meanSquare = mean(guide.map((value) => value * value));
  const slope = guide.map(
    (_, i) =>
      (meanProduct[i]! - meanGuide[i]! * meanCoverage[i]!) / (meanSquare[i]! - meanGuide[i]! ** 2 + epsilon),
  );
  const offset = meanCoverage.map((value, i) => value - slope[i]! * meanGuide[i]!);
  const meanSlope = mean(slope);
  const meanOffset = mean(offset);
  return guide.map((value, i) => Math.min(1, Math.max(0, meanSlope[i]! * value + meanOffset[i]!)));
}

function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const along = (from: Float32Array, length: number, lines: number, step: number, lineStep: number) => {
    const out = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      let sum = 0;
      let n = 0;
      for (let at = -radius; at < length; at++) {
        if (at + radius < length) {
          sum += from[line * lineStep + (at + radius) * step]!;
          n++;
        }
        if (at - radius - 1 >= 0) {
          sum -= from[line * lineStep + (at - radius - 1) * step]!;
          n--;
        }
        if (at >= 0) out[line * lineStep + at * step] = sum / n;
      }
    }
    return out;
  };
  return along(along(values, width, height, 1, width), height, width, width, 1);
}
