import * as styles from "./photo-shape.module.css";

interface PhotoShapeProps {
  widthMm: number;
  heightMm: number;
}

/** The tallest common photo (70 mm) is as high as a list row. */
const remPerMm = 0.036;

/** Outline of a photo to scale; decorative, since its size is beside it as text. */
export const PhotoShape = ({ widthMm, heightMm }: PhotoShapeProps) => (
  <span className={styles.place} aria-hidden="true">
    <span
      className={styles.shape}
      style={{ inlineSize: `${widthMm * remPerMm}rem`, blockSize: `${heightMm * remPerMm}rem` }}
    />
  </span>
);
