import type { PrintUnit } from "../../../contract/document/units";
import * as styles from "./drawing.module.css";
import { rulerDivisions } from "./ruler-divisions";

interface RulerProps {
  widthMm: number;
  heightMm: number;
  unitsPerMm: number;
  unit: PrintUnit;
}

function strokes(lengthMm: number, unit: PrintUnit, draw: (alongMm: number, length: number) => string) {
  const { stepMm, longEvery } = rulerDivisions[unit];
  const count = Math.floor(lengthMm / stepMm + 1e-6);
  return Array.from({ length: count + 1 }, (_, index) =>
    draw(index * stepMm, index % longEvery === 0 ? 7 : 4),
  ).join("");
}

/** Ruler ticks outside the upper and the starting edge of the photo, whose corner is the origin. */
export const Ruler = ({ widthMm, heightMm, unitsPerMm, unit }: RulerProps) => (
  <path
    className={styles.ruler}
    d={
      strokes(widthMm, unit, (mm, length) => `M${mm * unitsPerMm} -2v${-length}`) +
      strokes(heightMm, unit, (mm, length) => `M-2 ${mm * unitsPerMm}h${-length}`)
    }
  />
);
