import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "../../photo-slice";
import { usePhotoUrl } from "../../use-photo-url";
import * as styles from "./photo-preview.module.css";

/** The chosen photo, small, with its name and, once it is known, its size. */
export const PhotoPreview = ({ photo }: { photo: Photo }) => {
  const { t } = useTranslation("home");
  const url = usePhotoUrl(photo.photoId);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [pixels, setPixels] = useState<{ width: number; height: number } | null>(null);
  const isBroken = url !== null && url === brokenUrl;
  return (
    <div className={styles.preview}>
      <div className={styles.frame}>
        {url && !isBroken && (
          <img
            className={styles.image}
            src={url}
            alt={t("card.photo.chosen")}
            onError={() => setBrokenUrl(url)}
            onLoad={({ currentTarget: image }) =>
              setPixels({ width: image.naturalWidth, height: image.naturalHeight })
            }
          />
        )}
      </div>
      <p className={styles.words} role="status">
        <strong>{t("card.photo.chosen")}</strong>
        <bdi className={styles.name}>{photo.name}</bdi>
        {pixels && !isBroken && <bdi className={styles.detail}>{t("card.photo.chosenPixels", pixels)}</bdi>}
        {isBroken && <span className={styles.detail}>{t("card.photo.noPreview")}</span>}
      </p>
    </div>
  );
};
