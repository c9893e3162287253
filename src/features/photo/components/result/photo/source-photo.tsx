import { useState } from "react";
import type { Box } from "../../../../../../photo/core/types";
import type { Photo, UploadedPhoto } from "../../../state/photo-state";
import { usePhotoUrl } from "../../use-photo-url";
import * as styles from "./source-photo.module.css";

interface SourcePhotoProps {
  photo: Photo;
  /** The server's copy, for formats that this browser cannot display. */
  uploaded: UploadedPhoto | null;
  /** Positions of faults, in pixels of the checked picture after EXIF orientation. */
  places: readonly Box[];
  alt: string;
}

/** The visitor's photo with marked faults. */
export function SourcePhoto({ photo, uploaded, places, alt }: SourcePhotoProps) {
  const url = usePhotoUrl(photo.photoId);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  // The checked picture may be a smaller copy.
  const checked = size && (uploaded ?? size);
  const src = url !== null && url !== brokenUrl ? url : uploaded?.url;
  return (
    <div className={styles.photo}>
      {src && (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          onError={() => setBrokenUrl(src)}
          onLoad={({ currentTarget: image }) =>
            setSize({ width: image.naturalWidth, height: image.naturalHeight })
          }
        />
      )}
      {checked && places.length > 0 && (
        <svg className={styles.marks} viewBox={`0 0 ${checked.width} ${checked.height}`} aria-hidden="true">
          {places.map((place) => (
            <g key={`${place.x} ${place.y} ${place.width} ${place.height}`}>
              <rect {...place} className={styles.under} />
              <rect {...place} className={styles.over} />
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
