import type { Point, Raster } from "../types";
import type { Rgb } from "./colour";

/** `colour` over pixel `i` of a picture of three channels; `coverage` 0 to 1. */
export function paintColour({ pixels }: Raster, i: number, colour: Rgb, coverage: number): void {
  for (let c = 0; c < 3; c++) {
    const under = pixels[3 * i + c]!;
    pixels[3 * i + c] = under + (colour[c]! - under) * coverage + 0.5;
  }
}

const within = (value: number): number => Math.max(0, Math.min(1, value));

export interface Pen {
  widthPx: number;
  colour: Rgb;
  opacity?: number;
}

/** A straight line with square ends and antialiased edges. */
export function drawLine(
  canvas: Raster,
  [[x1, y1], [x2, y2]]: readonly [Point, Point],
  { widthPx, colour, opacity = 1 }: Pen,
): void {
  const half = widthPx / 2;
  const lengthPx = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / lengthPx, (y2 - y1) / lengthPx];
  const reach = half + 1;
  const right = Math.min(canvas.widthPx, Math.ceil(Math.max(x1, x2) + reach));
  const bottom = Math.min(canvas.heightPx, Math.ceil(Math.max(y1, y2) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x < right; x++) {
      const [fromX, fromY] = [x + 0.5 - x1, y + 0.5 - y1];
      const along = fromX * dx + fromY * dy;
      const beside = Math.abs(fromY * dx - fromX * dy);
      const ends = within(Math.min(along, lengthPx - along) + 0.5);
      const coverage = ends * within(half - beside + 0.5);
      if (coverage > 0) paintColour(canvas, y * canvas.widthPx + x, colour, coverage * opacity);
    }
  }
}
