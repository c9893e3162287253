import * as styles from "./photo-shape.module.css";

interface PhotoShapeProps {
  widthMm: number;
  heightMm: number;
}

/** So that the tallest common photo, of 70 mm, is as high as a row of a list. */
const remPerMm = 0.036;

/** The outline of a photo to scale, to be told from its neighbours in a list; decoration beside its size in words. */
export const PhotoShape = ({ widthMm, heightMm }: PhotoShapeProps) => (
  <span className={styles.place} aria-hidden="true">
    <span
      className={styles.shape}
      style={{ inlineSize: `${widthMm * remPerMm}rem`, blockSize: `${heightMm * remPerMm}rem` }}
    />
  </span>
);
