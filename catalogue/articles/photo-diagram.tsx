import type { Template } from "../../contract/document/template";
import { roundMm } from "../../contract/document/units";
import { dimensionLines } from "../../drawing/dimension-lines";
import { frameOfTemplate } from "../../drawing/drawing-frame";
import { placeHead } from "../../drawing/place-head";
import { Portrait } from "../../drawing/portrait";
import { portraitLookFor } from "../../drawing/portrait-variants";

/** Drawing units per millimetre; ticks of dimensions are as large as on the document's page. */
const unitsPerMm = 7;
/** Space to the right for the head's height, below for the size. */
const room = { right: 64, bottom: 56, edge: 8 };

interface DiagramWords {
  label: string;
  size: string;
  /** Null: unknown. */
  head: string | null;
}

/** A document's photo to scale for an article: the drawing of its page with one measure. */
export function photoDiagram(template: Template, { label, size, head: headLabel }: DiagramWords) {
  const frame = frameOfTemplate(template);
  const place = placeHead(frame);
  const units = (lengthMm: number) => roundMm(lengthMm * unitsPerMm);
  const [width, height] = [units(frame.widthMm), units(frame.heightMm)];
  const clip = `photo-${template.urlPath}`;
  const across = dimensionLines("x", height + 24, { from: 0, to: width }, height + 3);
  const head = dimensionLines(
    "y",
    width + 28,
    { from: units(place.crownMm), to: units(place.chinMm) },
    width + 3,
  );
  const viewBox = `${-room.edge} ${-room.edge} ${width + room.edge + room.right} ${height + room.edge + room.bottom}`;
  return (
    <svg className="article-diagram-drawing" viewBox={viewBox} role="img" aria-label={label}>
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <rect width={width} height={height} fill={frame.background} />
      <g clipPath={`url(#${clip})`}>
        <g
          transform={`translate(${width / 2} ${units(place.skullTopMm)}) scale(${units(place.skullHeightMm)})`}
        >
          <Portrait look={portraitLookFor(template.urlPath)} />
        </g>
      </g>
      <rect className="edge" width={width} height={height} />
      {headLabel !== null && (
        <g>
          <path className="dimension" d={head.extensions + head.line + head.ticks} />
          <text transform={`translate(${head.x + 18} ${head.y}) rotate(-90)`} textAnchor="middle">
            {headLabel}
          </text>
        </g>
      )}
      <path className="dimension" d={across.extensions + across.line + across.ticks} />
      <text x={across.x} y={across.y + 24} textAnchor="middle">
        {size}
      </text>
    </svg>
  );
}
