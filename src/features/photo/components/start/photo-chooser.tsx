import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { Icon } from "../../../../components/ui/icon";
import type { Photo } from "../../photo-state";
import { PhotoSource } from "../photo-source";
import { FirstLookNotice } from "./first-look-notice";
import * as styles from "./photo-chooser.module.css";
import { PhotoPreview } from "./photo-preview";
import { useFirstLook } from "./use-first-look";
import { usePhotoDrop } from "./use-photo-drop";

interface PhotoChooserProps {
  photo: Photo | null;
  template: Template | null;
  isOnDevice: boolean;
  onPhoto: (file: Blob, name?: string) => void;
  error: string | null;
}

const missingId = "photo-missing";

/** Camera first on phones; drop area, paste and file picker where there is a pointer. */
export const PhotoChooser = ({ photo, template, isOnDevice, onPhoto, error }: PhotoChooserProps) => {
  const { t } = useTranslation("home");
  const drop = usePhotoDrop(onPhoto);
  const look = useFirstLook(photo);
  return (
    <div
      className={styles.chooser}
      data-over={drop.isOver}
      data-invalid={error ? "yes" : undefined}
      {...drop.handlers}
    >
      {photo ? (
        <PhotoPreview photo={photo} template={template} isOnDevice={isOnDevice} />
      ) : (
        <p className={styles.drop}>
          <Icon name="upload" />
          {t(drop.isOver ? "card.photo.dropNow" : "card.photo.drop")}
        </p>
      )}
      {look.fault && <FirstLookNotice fault={look.fault} onUseAnyway={look.useAnyway} />}
      <PhotoSource
        template={template}
        onPhoto={onPhoto}
        cameraLabel={t("card.photo.camera")}
        fileLabel={t(photo ? "card.photo.change" : "card.photo.file")}
        missingId={error ? missingId : undefined}
      />
      {!photo && <p className={styles.formats}>{t("card.photo.formats")}</p>}
      {error && (
        <p className={styles.error} id={missingId} role="alert">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
};
