import type { Template } from "../schemas/template";
import { roundMm } from "./lengths";

/** Height of a head from chin to crown that is drawn where no rule states one: the middle of 70 to 80 %. */
const usualHeadRatio = 0.75;
const headWidthRatio = 0.74;
const marginMm = 9;

/** The photo of a document to scale, one unit to the millimetre: frame, head and the height that the rule gives. */
export function photoDiagram(template: Template, label: string, headLabel: string | null) {
  const { sizeWidth: width, sizeHeight: height, head, topMargin, eyeLine, background } = template;
  const headMm = head ? (head.heightMm.min + head.heightMm.max) / 2 : usualHeadRatio * height;
  const topMm = topMargin
    ? (topMargin.min + topMargin.max) / 2
    : eyeLine
      ? height - (eyeLine.min + eyeLine.max) / 2 - headMm / 2
      : (height - headMm) * 0.45;
  const top = roundMm(topMm);
  const chin = roundMm(top + headMm);
  const shoulderWidth = roundMm(width * 0.46);
  const shoulderRise = roundMm((height - chin) * 0.9);
  const centre = roundMm(width / 2);
  const middle = roundMm((top + chin) / 2);
  const rulerX = width + 3;
  return (
    <svg
      className="article-diagram-drawing"
      viewBox={`-1 -1 ${width + marginMm * 2} ${height + marginMm}`}
      role="img"
      aria-label={label}
    >
      <rect className="photo" width={width} height={height} fill={background} />
      <path
        className="person"
        d={`M${roundMm(centre - shoulderWidth)} ${height}q0 ${-shoulderRise} ${shoulderWidth} ${-shoulderRise}t${shoulderWidth} ${shoulderRise}z`}
      />
      <ellipse
        className="person"
        cx={centre}
        cy={middle}
        rx={roundMm((headMm * headWidthRatio) / 2)}
        ry={roundMm(headMm / 2)}
      />
      {headLabel !== null && (
        <g className="ruler">
          <path
            d={`M${centre} ${top}H${rulerX + 1}M${centre} ${chin}H${rulerX + 1}M${rulerX} ${top}V${chin}`}
          />
          <text x={rulerX + 1.5} y={middle}>
            {headLabel}
          </text>
        </g>
      )}
      <text className="size" x={centre} y={height + 5} textAnchor="middle">
        {template.sizeText}
      </text>
    </svg>
  );
}
