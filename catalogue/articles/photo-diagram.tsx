import type { Template } from "../../contract/template";
import { roundMm } from "../../contract/units";

/** Height of a head from chin to crown that is drawn where no rule states one: the middle of 70 to 80 %. */
const usualHeadRatio = 0.75;
const headWidthRatio = 0.74;
const neckRatio = 0.5;
/** Right of the photo for the ruler, below it for the size. */
const marginMm = 9;

/** The photo of a document to scale, one unit to the millimetre: frame, head and the height that the rule gives. */
export function photoDiagram(template: Template, label: string, headLabel: string | null) {
  const { sizeWidth: width, sizeHeight: height, background, sizeLabel } = template;
  const { top, chin } = headPlace(template);
  const centre = roundMm(width / 2);
  const middle = roundMm((top + chin) / 2);
  const ry = roundMm((chin - top) / 2);
  const rx = roundMm(ry * headWidthRatio);
  const rulerX = width + 3;
  const labelX = rulerX + 3.6;
  const frame = `-1 -1 ${roundMm(width + marginMm)} ${roundMm(height + marginMm)}`;
  return (
    <svg className="article-diagram-drawing" viewBox={frame} role="img" aria-label={label}>
      <rect className="photo" width={width} height={height} fill={background} />
      <g className="person">
        <path d={bodyOutline({ centre, middle, rx, ry, chin, width, height })} />
        <ellipse cx={centre} cy={middle} rx={rx} ry={ry} />
      </g>
      {headLabel !== null && (
        <g className="ruler">
          <path
            d={`M${centre} ${top}H${rulerX + 1}M${centre} ${chin}H${rulerX + 1}M${rulerX} ${top}V${chin}`}
          />
          <text transform={`rotate(-90 ${labelX} ${middle})`} x={labelX} y={middle} textAnchor="middle">
            {headLabel}
          </text>
        </g>
      )}
      <text className="size" x={centre} y={height + 5} textAnchor="middle">
        {sizeLabel}
      </text>
    </svg>
  );
}

/** Crown and chin from the upper edge, at the middle of what the rules allow. */
function headPlace({ head, topMargin, eyeLine, sizeHeight }: Template): { top: number; chin: number } {
  const middleOf = ({ min, max }: { min: number; max: number }) => (min + max) / 2;
  const headMm = head ? middleOf(head.heightMm) : usualHeadRatio * sizeHeight;
  const fromEyes = eyeLine && sizeHeight - middleOf(eyeLine) - headMm / 2;
  const top = topMargin ? middleOf(topMargin) : (fromEyes ?? (sizeHeight - headMm) * 0.45);
  return { top: roundMm(top), chin: roundMm(top + headMm) };
}

interface Outline {
  centre: number;
  middle: number;
  rx: number;
  ry: number;
  chin: number;
  width: number;
  height: number;
}

/** Neck and shoulders in one line that follows the chin, so that a see-through fill shows no overlap. */
function bodyOutline({ centre, middle, rx, ry, chin, width, height }: Outline): string {
  const left = (distance: number) => roundMm(centre - distance);
  const right = (distance: number) => roundMm(centre + distance);
  const shoulderX = width * 0.46;
  const shoulderY = roundMm(chin + (height - chin) * 0.1);
  const neckX = rx * neckRatio;
  const neckY = roundMm(middle + ry * Math.sqrt(1 - neckRatio ** 2));
  return [
    `M${left(shoulderX)} ${height}Q${left(shoulderX)} ${shoulderY} ${left(neckX)} ${shoulderY}V${neckY}`,
    `A${rx} ${ry} 0 0 0 ${right(neckX)} ${neckY}V${shoulderY}`,
    `Q${right(shoulderX)} ${shoulderY} ${right(shoulderX)} ${height}z`,
  ].join("");
}
