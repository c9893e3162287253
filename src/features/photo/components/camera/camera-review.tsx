import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import * as styles from "./camera-dialog.module.css";

interface CameraReviewProps {
  photo: Blob;
  onUse: () => void;
  onAgain: () => void;
}

/** The picture that was taken, not mirrored, before it is used. */
export const CameraReview = ({ photo, onUse, onAgain }: CameraReviewProps) => {
  const { t } = useTranslation("camera");
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(photo);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [photo]);
  return (
    <>
      <div className={styles.stage}>
        {url && <img className={styles.picture} src={url} alt={t("reviewAlt")} />}
      </div>
      <div className={styles.bar}>
        <p className={styles.hint} role="status">
          {t("taken")} {t("reviewHint")}
        </p>
        <div className={styles.actions}>
          <Button icon="retake" onClick={onAgain}>
            {t("again")}
          </Button>
          <Button look="primary" icon="check" onClick={onUse} autoFocus>
            {t("use")}
          </Button>
        </div>
      </div>
    </>
  );
};
