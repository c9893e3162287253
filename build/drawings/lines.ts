import { palette } from "../../drawing/palette";
import { letters, lettersWidth } from "./stroke-letters";

/** One stroke width in every picture, in pixels of the picture at its largest. */
const strokePx = 1.5;

/** Parts of every picture: frames, dimension lines, millimetre paper. Coordinates in pixels of the picture. */

export const picture = (
  widthPx: number,
  heightPx: number,
  content: string,
  background: string = palette.light.paper,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}"><rect width="${widthPx}" height="${heightPx}" fill="${background}"/>${content}</svg>`;

export const stroke = (d: string, colour: string = palette.light.ink, width: number = strokePx): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const shape = (
  d: string,
  fill: string,
  colour: string = palette.light.ink,
  width: number = strokePx,
): string =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const roundedRect = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}H${x + width - radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height - radius}A${radius} ${radius} 0 0 1 ${x + width - radius} ${y + height}H${x + radius}A${radius} ${radius} 0 0 1 ${x} ${y + height - radius}V${y + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`;

/** What is drawn inside a rectangle and cut at its edges. */
export const cut = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
  radius = 0,
): string =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Millimetre paper: every tenth line is stronger. */
export function gridPaper(x: number, y: number, width: number, height: number, stepPx: number): string {
  const thin: string[] = [];
  const strong: string[] = [];
  for (let index = 0; index * stepPx <= width + 0.01; index += 1)
    (index % 10 === 0 ? strong : thin).push(`M${(x + index * stepPx).toFixed(1)} ${y}v${height}`);
  for (let index = 0; index * stepPx <= height + 0.01; index += 1)
    (index % 10 === 0 ? strong : thin).push(`M${x} ${(y + index * stepPx).toFixed(1)}h${width}`);
  return stroke(thin.join(""), palette.light.grid, 1) + stroke(strong.join(""), palette.light.gridStrong, 1);
}

/**
 * A dimension line with slanted ends and its number in a gap of the line, after ISO 129-1.
 * @param axis "x" runs from left to right at height `at`; "y" runs down at column `at`
 */
export function dimension(
  axis: "x" | "y",
  at: number,
  from: number,
  to: number,
  text = "",
  digitPx = 15,
): string {
  const point = (along: number, across = 0) =>
    axis === "x" ? `${along} ${at + across}` : `${at + across} ${along}`;
  const slash = (along: number) =>
    axis === "x"
      ? `M${along - 5} ${at + 5}L${along + 5} ${at - 5}`
      : `M${at - 5} ${along + 5}L${at + 5} ${along - 5}`;
  const middle = (from + to) / 2;
  const gap = text ? (axis === "x" ? lettersWidth(text, digitPx) / 2 + 8 : digitPx / 2 + 9) : 0;
  const runs = text
    ? `M${point(from)}L${point(middle - gap)}M${point(middle + gap)}L${point(to)}`
    : `M${point(from)}L${point(to)}`;
  const [x, y] = axis === "x" ? [middle, at] : [at, middle];
  const words = text ? letters(text, x, y, digitPx, palette.light.accent, 1.6) : "";
  return stroke(runs + slash(from) + slash(to), palette.light.accent) + words;
}

/** An extension line (ISO 129-1). */
export const extension = (d: string): string => stroke(d, palette.light.accent, 1);
