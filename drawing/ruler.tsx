import type { ShownUnit } from "./format-length";
import { rulerDivisions } from "./ruler-divisions";

interface RulerProps {
  widthMm: number;
  heightMm: number;
  unitsPerMm: number;
  unit: ShownUnit;
}

type Divisions = ReturnType<typeof rulerDivisions>;

function strokes(
  lengthMm: number,
  { stepMm, longEvery }: Divisions,
  draw: (alongMm: number, length: number) => string,
) {
  const count = Math.floor(lengthMm / stepMm + 1e-6);
  return Array.from({ length: count + 1 }, (_, index) =>
    draw(index * stepMm, index % longEvery === 0 ? 7 : 4),
  ).join("");
}

/** Ruler ticks outside the upper and the starting edge of the photo, whose corner is the origin. */
export function Ruler({ widthMm, heightMm, unitsPerMm, unit }: RulerProps) {
  const divisions = rulerDivisions(unit, unitsPerMm);
  return (
    <path
      className="drawing-ruler"
      d={
        strokes(widthMm, divisions, (mm, length) => `M${mm * unitsPerMm} -2v${-length}`) +
        strokes(heightMm, divisions, (mm, length) => `M-2 ${mm * unitsPerMm}h${-length}`)
      }
    />
  );
}
