import { defaultSampleImage } from "../../constants";
import * as styles from "./sample-image.module.css";

interface SampleImageProps {
  /** `imageUrl` or `passportImageSrc` of a document. */
  src: string;
  widthMm: number;
  heightMm: number;
  /** The same for all items of a list, so that sizes can be compared. */
  cssPxPerMm: number;
}

/** Sample photo of a document, to scale; decorative. */
export const SampleImage = ({ src, widthMm, heightMm, cssPxPerMm }: SampleImageProps) => (
  <img
    className={styles.sample}
    src={src || defaultSampleImage}
    width={Math.round(widthMm * cssPxPerMm)}
    height={Math.round(heightMm * cssPxPerMm)}
    alt=""
    loading="lazy"
    decoding="async"
    onError={({ currentTarget: image }) => {
      // Offline it is loaded later (`src/browser/offline-pictures.ts`).
      if (navigator.onLine && !image.src.endsWith(defaultSampleImage)) image.src = defaultSampleImage;
    }}
  />
);
