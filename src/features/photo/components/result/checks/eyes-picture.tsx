import type { Check, Face } from "../../../../../../photo/core/types";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoUrl } from "../../use-photo-url";
import * as styles from "./eyes-picture.module.css";
import { faultPlaces } from "./fault-drawing/fault-places";

interface EyesPictureProps {
  check: Check;
  face: Face;
}

const percent = (share: number): string => `${100 * share}%`;

/** The eyes on the visitor's photo, for a point that they are to look at. */
export function EyesPicture({ check, face }: EyesPictureProps) {
  const { photo, upload } = useAppSelector(selectPhoto);
  const ownUrl = usePhotoUrl(photo?.photoId ?? null);
  // The server has a JPEG of files that this browser cannot decode.
  const url = photo?.widthPx === null ? upload?.url : (ownUrl ?? upload?.url);
  // The checked picture may be a smaller copy.
  const { width, height } = upload ?? { width: photo?.widthPx, height: photo?.heightPx };
  if (!url || !width || !height) return null;
  const [eyes] = faultPlaces(check, face, { width, height });
  if (!eyes) return null;
  return (
    <div className={styles.frame} style={{ aspectRatio: eyes.width / eyes.height }}>
      <img
        className={styles.photo}
        src={url}
        alt=""
        style={{
          inlineSize: percent(width / eyes.width),
          left: percent(-eyes.x / eyes.width),
          top: percent(-eyes.y / eyes.height),
        }}
      />
    </div>
  );
}
