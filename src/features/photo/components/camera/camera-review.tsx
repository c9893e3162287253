import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import * as styles from "./camera-dialog.module.css";

interface CameraReviewProps {
  photos: readonly Blob[];
  onUse: () => void;
  onRetake: () => void;
}

/** Shows the taken photos, not mirrored, before they are used. */
export function CameraReview({ photos, onUse, onRetake }: CameraReviewProps) {
  const { t } = useTranslation("camera");
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const objectUrls = photos.map((photo) => URL.createObjectURL(photo));
    setUrls(objectUrls);
    return () => objectUrls.forEach((url) => void URL.revokeObjectURL(url));
  }, [photos]);
  return (
    <>
      <div className={photos.length > 1 ? styles.contactSheet : styles.stage}>
        {urls.map((url) => (
          <img key={url} className={styles.picture} src={url} alt={t("reviewAlt")} />
        ))}
      </div>
      <div className={styles.bar}>
        <p className={styles.hint} role="status">
          {t(photos.length > 1 ? "takenSeveral" : "taken")} {t("reviewHint")}
        </p>
        <div className={styles.actions}>
          <Button icon="retake" onClick={onRetake}>
            {t("again")}
          </Button>
          <Button variant="primary" icon="check" onClick={onUse} autoFocus>
            {t("use")}
          </Button>
        </div>
      </div>
    </>
  );
}
