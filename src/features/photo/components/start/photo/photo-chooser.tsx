import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import { Button } from "../../../../../components/ui/button";
import { Icon } from "../../../../../components/ui/icon";
import { maxShots } from "../../../../../constants";
import type { RefusalText } from "../../../refusal-text";
import type { Photo, Shots } from "../../../state/photo-state";
import { PhotoSource } from "../../photo-source";
import { RefusalNotice } from "../../refusal-notice";
import { PhotoPreview, ShotStrip } from "../lazy-parts";
import * as styles from "./photo-chooser.module.css";
import { usePhotoDrop } from "./use-photo-drop";
import { usePrecheck } from "./use-precheck";

interface PhotoChooserProps {
  photo: Photo | null;
  template: Template | null;
  isOnDevice: boolean;
  /** Accepts several photos of one person; the best is used. */
  shots: Shots | null;
  onPhotos: (files: readonly Blob[], name?: string) => void;
  /** Why the last file was refused. */
  refusal: RefusalText | null;
  /** Message that a photo is missing. */
  missing: string | null;
  /** Taking a photo is the main action while there is none. */
  isMain?: boolean;
  /** A finished photo, which is one file and not taken here. */
  isFinished?: boolean;
  /** Another photo input. */
  children?: ReactNode;
}

const missingId = "photo-missing";

/** Until the preview is loaded, which is not possible offline. */
function Unpreviewed({ photo }: { photo: Photo }) {
  const { t } = useTranslation("photo");
  return (
    <p className={styles.unpreviewed}>
      <strong>{t("chosen.title")}</strong>
      <bdi>{photo.name}</bdi>
    </p>
  );
}

/** Camera first on phones; drop area, paste and file picker on devices with a pointer. */
export function PhotoChooser({ photo, shots, onPhotos, ...props }: PhotoChooserProps) {
  const { t } = useTranslation("photo");
  const { template, isOnDevice, refusal, missing, isMain, isFinished, children } = props;
  const drop = usePhotoDrop(onPhotos);
  // Several photos say in their list which one is used, and what was found.
  const one = shots ? null : photo;
  const look = usePrecheck(one);
  const refused = refusal ?? (look.canUseAnyway ? null : look.fault);
  return (
    <div
      className={styles.chooser}
      data-over={drop.isOver}
      data-invalid={refused || missing ? "yes" : undefined}
      {...drop.handlers}
    >
      {one && (
        <div className={styles.preview} data-chosen>
          <Suspense fallback={<Unpreviewed photo={one} />}>
            <PhotoPreview photo={one} template={template} isOnDevice={isOnDevice} />
          </Suspense>
        </div>
      )}
      {!photo && (
        <p className={styles.drop}>
          <Icon name="upload" />
          {t(drop.isOver ? "choose.dropNow" : "choose.drop")}
        </p>
      )}
      {photo && shots && (
        <div data-chosen>
          <Suspense fallback={<Unpreviewed photo={photo} />}>
            <ShotStrip />
          </Suspense>
        </div>
      )}
      {look.fault && look.canUseAnyway && (
        <RefusalNotice texts={look.fault} kind="warn">
          <Button variant="quiet" onClick={look.useAnyway}>
            {t("choose.useAnyway")}
          </Button>
        </RefusalNotice>
      )}
      {/* Above the inputs, where a sticky start button does not cover it. */}
      {refused ? (
        <div id={missingId}>
          <RefusalNotice texts={refused} />
        </div>
      ) : (
        missing && (
          <p className={styles.error} id={missingId} role="alert">
            <Icon name="warn" />
            {missing}
          </p>
        )
      )}
      <PhotoSource
        template={template}
        onPhotos={onPhotos}
        cameraLabel={isFinished ? null : t("choose.camera")}
        fileLabel={t(photo ? "choose.change" : "choose.file")}
        missingId={refused || missing ? missingId : undefined}
        isPrimary={isMain && !photo}
      />
      {children}
      {!photo && (
        <p className={styles.formats}>
          {t("choose.formats")}
          {!isFinished && (
            <>
              <br />
              {t("shots.invite", { max: maxShots })}
            </>
          )}
        </p>
      )}
    </div>
  );
}
