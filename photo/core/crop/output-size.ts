import type { Band, PhotoRule, PixelBand, PixelSize } from "../types";
import { mmToPx } from "../units";

/** Shapes that differ by less share one crop. */
const sameShapeRatio = 0.015;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** An end that no source states is set to the print's own pixels, or to the other end. */
const closedBand = ({ min, max }: PixelBand, printPx: number): Band => ({
  min: min || Math.min(printPx, max ?? printPx),
  max: max ?? Math.max(printPx, min),
});

/** The print's pixels: millimetres at the rule's dots per inch, rounded. */
export function printSize({
  widthMm,
  heightMm,
  dpi,
}: Pick<PhotoRule, "widthMm" | "heightMm" | "dpi">): PixelSize {
  return {
    widthPx: Math.round(mmToPx(widthMm, dpi)),
    heightPx: Math.round(mmToPx(heightMm, dpi)),
  };
}

/**
 * Pixel size of the digital file: inside the authority's bands, in the aspect ratio that it states or else in the
 * print's if the bands allow it, and as close to the print's pixels as they allow.
 */
export function digitalSize(rule: PhotoRule): PixelSize {
  const print = printSize(rule);
  if (!rule.digital) return print;
  const { aspectRatio } = rule.digital;
  const across = closedBand(rule.digital.widthPx, print.widthPx);
  const down = closedBand(rule.digital.heightPx, print.heightPx);
  const shape = aspectRatio ?? rule.widthMm / rule.heightMm;
  const lowest = Math.max(down.min, across.min / shape);
  const highest = Math.min(down.max, across.max / shape);
  if (lowest <= highest * (1 + sameShapeRatio)) {
    const heightPx = Math.round(clamp(print.heightPx, lowest, Math.max(lowest, highest)));
    const isPrint = aspectRatio === null && heightPx === print.heightPx;
    const widthPx = isPrint ? print.widthPx : Math.round(heightPx * shape);
    return {
      widthPx: clamp(widthPx, across.min, across.max),
      heightPx: clamp(heightPx, down.min, down.max),
    };
  }
  // Another shape than the print: as close as the bands allow.
  const heightPx = clamp(print.heightPx, down.min, down.max);
  const widthPx = clamp(Math.round(heightPx * shape), across.min, across.max);
  return { widthPx, heightPx };
}

/**
 * Whether one crop serves both: the digital file has the print's shape.
 * @internal Used by tests.
 */
export function hasPrintShape(size: PixelSize, rule: PhotoRule): boolean {
  const shape = rule.widthMm / rule.heightMm;
  return Math.abs(size.widthPx / size.heightPx / shape - 1) <= sameShapeRatio;
}

/** Width in millimetres of a file of `size` pixels at the print's height. */
export function widthShownMm(size: PixelSize, rule: PhotoRule): number {
  return (rule.heightMm * size.widthPx) / size.heightPx;
}
