import { useState } from "react";
import { useWebpSupport } from "../../images/use-webp-support";
import * as styles from "./record-picture.module.css";
import type { PictureSource } from "./use-pictures";

interface RecordPictureProps {
  source: PictureSource;
  widthPx: number;
  heightPx: number;
}

/**
 * A picture of the language record, beside text with the same content. Browsers without WebP get the original; until
 * support is known, and in the built HTML, the browser chooses by type. If the WebP fails to load, the original is
 * shown.
 */
export function RecordPicture({ source, widthPx, heightPx }: RecordPictureProps) {
  const canWebp = useWebpSupport();
  const [failedWebp, setFailedWebp] = useState<string | null>(null);
  const hasWebp = canWebp !== false && source.webp !== source.original && source.webp !== failedWebp;
  const onFailed = () => hasWebp && setFailedWebp(source.webp);
  return (
    <picture>
      {hasWebp && <source type="image/webp" srcSet={source.webp} />}
      <img
        // React reports no errors from before hydration.
        ref={(image) => {
          if (image?.currentSrc.endsWith(source.webp) && image.complete && image.naturalWidth === 0)
            onFailed();
        }}
        onError={onFailed}
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
}
