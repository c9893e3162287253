import { useWebpSupport } from "../../images/use-webp-support";
import * as styles from "./record-picture.module.css";
import type { PictureSource } from "./use-pictures";

interface RecordPictureProps {
  source: PictureSource;
  widthPx: number;
  heightPx: number;
}

/**
 * One picture of the language record, beside words that say the same. A browser that was found to show no WebP gets
 * the original; until that is known, and in the built HTML, it may choose by the type.
 */
export const RecordPicture = ({ source, widthPx, heightPx }: RecordPictureProps) => {
  const canWebp = useWebpSupport();
  return (
    <picture>
      {canWebp !== false && <source type="image/webp" srcSet={source.webp} />}
      <img
        className={styles.picture}
        src={source.original}
        width={widthPx}
        height={heightPx}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};
