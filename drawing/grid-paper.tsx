import { useId } from "react";
import type { ShownUnit } from "./format-length";
import { rulerDivisions } from "./ruler-divisions";

interface GridPaperProps {
  unitsPerMm: number;
  unit: ShownUnit;
}

/** Extends beyond the drawing on all sides; the sheet clips it. */
const reach = 2000;

/** Millimetre paper (or eighths of an inch, or pixels) at the scale of the photo, with a major line at its corner. */
export function GridPaper({ unitsPerMm, unit }: GridPaperProps) {
  const id = useId();
  const { stepMm, longEvery } = rulerDivisions(unit, unitsPerMm);
  const step = stepMm * unitsPerMm;
  const long = step * longEvery;
  const fine = Array.from(
    { length: longEvery },
    (_, i) => `M${i * step} 0V${long}M0 ${i * step}H${long}`,
  ).join("");
  return (
    <>
      <pattern id={id} width={long} height={long} patternUnits="userSpaceOnUse">
        <path className="drawing-grid" d={fine} />
        <path className="drawing-grid-long" d={`M0 0V${long}M0 0H${long}`} />
      </pattern>
      <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} fill={`url(#${id})`} />
    </>
  );
}
