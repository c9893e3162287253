import * as styles from "./article-image.module.css";

interface ArticleImageProps {
  /** `image` of an article. */
  src: string;
  widthPx: number;
}

/** The picture of an article, cut to the proportions of a photo; decorative. */
export const ArticleImage = ({ src, widthPx }: ArticleImageProps) => (
  <img
    className={styles.image}
    src={src}
    width={widthPx}
    height={widthPx * 1.25}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
