import { useId } from "react";
import type { DrawingFrame } from "../../../drawing/drawing-frame";
import { placeHead } from "../../../drawing/place-head";
import { Portrait } from "../../../drawing/portrait";
import { lookFor } from "../../../drawing/portrait-variants";
import * as styles from "./frame-thumb.module.css";

interface FrameThumbProps {
  frame: DrawingFrame;
  seed: string;
  /** The same for all thumbs of a list, so that sizes can be compared by eye. */
  cssPxPerMm: number;
}

/** The photo of a document without its measures; decoration beside its name and size. */
export const FrameThumb = ({ frame, seed, cssPxPerMm }: FrameThumbProps) => {
  const id = useId();
  const place = placeHead(frame);
  const { widthMm, heightMm } = frame;
  return (
    <svg
      className={styles.thumb}
      viewBox={`-0.5 -0.5 ${widthMm + 1} ${heightMm + 1}`}
      width={(widthMm + 1) * cssPxPerMm}
      height={(heightMm + 1) * cssPxPerMm}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <rect width={widthMm} height={heightMm} />
      </clipPath>
      <rect width={widthMm} height={heightMm} fill={frame.background} />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${widthMm / 2} ${place.skullTopMm}) scale(${place.skullHeightMm})`}>
          <Portrait look={lookFor(seed)} />
        </g>
      </g>
      <rect className={styles.edge} width={widthMm} height={heightMm} />
    </svg>
  );
};
