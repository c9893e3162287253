import type { PhotoSize } from "../../units/photo-sizes";
import * as styles from "./near-sizes.module.css";

/** The same scale for all pairs. */
const remPerMm = 0.14;
/** Margin for strokes. */
const edgeMm = 1;

/** Two sizes on a common middle line and lower edge: this one filled, the other outlined. Decorative. */
export function OverlaidFrames({ size, other }: { size: PhotoSize; other: PhotoSize }) {
  const place = ({ widthMm, heightMm }: PhotoSize) => ({
    x: -widthMm / 2,
    y: -heightMm,
    width: widthMm,
    height: heightMm,
  });
  const widthMm = Math.max(size.widthMm, other.widthMm) + 2 * edgeMm;
  const heightMm = Math.max(size.heightMm, other.heightMm) + 2 * edgeMm;
  return (
    <svg
      className={styles.frames}
      viewBox={`${-widthMm / 2} ${edgeMm - heightMm} ${widthMm} ${heightMm}`}
      style={{ inlineSize: `${widthMm * remPerMm}rem`, blockSize: `${heightMm * remPerMm}rem` }}
      aria-hidden="true"
    >
      <rect className={styles.own} {...place(size)} />
      <rect className={styles.other} {...place(other)} />
    </svg>
  );
}
