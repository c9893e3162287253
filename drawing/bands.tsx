import type { DrawingFrame } from "./drawing-frame";
import type { HeadPlacement } from "./place-head";

interface BandsProps {
  frame: DrawingFrame;
  place: HeadPlacement;
  unitsPerMm: number;
}

/** Bands for crown and eyes, the chin line and the middle line, over the portrait. */
export function Bands({ frame, place, unitsPerMm }: BandsProps) {
  const width = frame.widthMm * unitsPerMm;
  const y = (mm: number) => mm * unitsPerMm;
  const crownTop = Math.max(place.chinMm - place.headMm.max, 0);
  const crownBottom = place.chinMm - place.headMm.min;
  const eyes = frame.eyeLineMm;
  return (
    <g>
      <rect className="drawing-band" x={0} width={width} y={y(crownTop)} height={y(crownBottom - crownTop)} />
      <path className="drawing-limit" d={`M0 ${y(crownTop)}H${width}M0 ${y(crownBottom)}H${width}`} />
      <path className="drawing-limit" d={`M0 ${y(place.chinMm)}H${width}`} />
      {eyes && (
        <>
          <rect
            className="drawing-band"
            x={0}
            width={width}
            y={y(frame.heightMm - eyes.max)}
            height={y(eyes.max - eyes.min)}
          />
          <path
            className="drawing-limit"
            d={`M0 ${y(frame.heightMm - eyes.max)}H${width}M0 ${y(frame.heightMm - eyes.min)}H${width}`}
          />
        </>
      )}
      <path className="drawing-centre" d={`M${width / 2} 0V${y(frame.heightMm)}`} />
    </g>
  );
}
