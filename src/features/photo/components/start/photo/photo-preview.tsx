import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { cardInfoOf } from "../../../../../units/card-info";
import { fitSize } from "../../../../../units/fit-size";
import { failureTexts } from "../../../../../v5/failure-texts";
import type { Photo } from "../../../state/photo-state";
import { usePhotoUrl } from "../../use-photo-url";
import * as styles from "./photo-preview.module.css";

interface PhotoPreviewProps {
  photo: Photo;
  /** Shape of the preview; null: square. */
  template: Template | null;
  isOnDevice: boolean;
}

/** Maximum size; the card's pixels (11.8 per millimetre) are scaled down to it. */
const maxPx = { width: 88, height: 112 };

/** Thumbnail of the chosen photo with name and size. */
export function PhotoPreview({ photo, template, isOnDevice }: PhotoPreviewProps) {
  const { t } = useTranslation("photo");
  const { t: tErrors } = useTranslation("errors");
  const url = usePhotoUrl(photo.photoId);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [pixels, setPixels] = useState<{ width: number; height: number } | null>(null);
  const card = template && cardInfoOf(template);
  const shape = card ? fitSize({ width: card.w, height: card.h }, maxPx) : maxPx;
  const isBroken = url !== null && url === brokenUrl;
  return (
    <div className={styles.preview}>
      <div className={styles.frame} style={shape}>
        {url && !isBroken && (
          <img
            className={styles.image}
            src={url}
            alt={t("chosen.title")}
            onError={() => setBrokenUrl(url)}
            onLoad={({ currentTarget: image }) =>
              setPixels({ width: image.naturalWidth, height: image.naturalHeight })
            }
          />
        )}
      </div>
      <p className={styles.words} role="status">
        <strong>{t("chosen.title")}</strong>
        <bdi className={styles.name}>{photo.name}</bdi>
        {pixels && !isBroken && <bdi className={styles.size}>{t("chosen.pixels", pixels)}</bdi>}
        {photo.untrimmed && <span className={styles.detail}>{t("chosen.trimmed")}</span>}
        {isBroken && (
          <span className={styles.detail}>
            {isOnDevice ? tErrors(failureTexts.deviceFormat.title) : t("chosen.noPreview")}
          </span>
        )}
      </p>
    </div>
  );
}
