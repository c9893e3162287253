import type { DrawingFrame } from "../../../../../drawing/drawing-frame";
import { placeHead } from "../../../../../drawing/place-head";
import * as styles from "./camera-overlay.module.css";

interface CameraOverlayProps {
  frame: DrawingFrame;
  /** Camera pixels per millimetre of the frame. */
  pxPerMm: number;
  /** Size of the video in pixels. */
  widthPx: number;
  heightPx: number;
  /** The current frame passes the checks. */
  isGood: boolean;
  label: string;
}

/** Half the width of an average adult head per its height. */
const headWidthRatio = 0.36;

/** Outline of frame, head and eye line over the camera picture. */
export function CameraOverlay({ frame, pxPerMm, widthPx, heightPx, isGood, label }: CameraOverlayProps) {
  const place = placeHead(frame);
  const width = frame.widthMm * pxPerMm;
  const height = frame.heightMm * pxPerMm;
  const x = (widthPx - width) / 2;
  const y = (heightPx - height) / 2;
  const headHeight = place.skullHeightMm * pxPerMm;
  const eyesY = y + place.eyesMm * pxPerMm;
  const head = {
    cx: widthPx / 2,
    cy: y + place.skullTopMm * pxPerMm + headHeight / 2,
    rx: headHeight * headWidthRatio,
    ry: headHeight / 2,
  };
  const line = `M${x} ${eyesY}H${x + width}M${widthPx / 2} ${y}v${height * 0.04}M${widthPx / 2} ${y + height}v${-height * 0.04}`;
  return (
    <svg
      className={styles.overlay}
      data-good={isGood}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={label}
    >
      <path
        className={styles.shade}
        fillRule="evenodd"
        d={`M0 0H${widthPx}V${heightPx}H0ZM${x} ${y}V${y + height}H${x + width}V${y}Z`}
      />
      {[styles.under, styles.over].map((className) => (
        <g key={className} className={className}>
          <rect x={x} y={y} width={width} height={height} />
          <ellipse {...head} />
          <path d={line} />
        </g>
      ))}
    </svg>
  );
}
