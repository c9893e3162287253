import { useEffect, useState } from "react";
import { useService } from "../../../store/hooks";
import { photoFiles } from "../photo-files";

/** Object URL of the visitor's photo; null until it is loaded. */
export function usePhotoUrl(photoId: string | null): string | null {
  const files = useService(photoFiles);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let objectUrl: string | null = null;
    let isCurrent = true;
    if (photoId) {
      void files.get(photoId).then((blob) => {
        if (!blob || !isCurrent) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      });
    }
    return () => {
      isCurrent = false;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
      setUrl(null);
    };
  }, [files, photoId]);
  return url;
}
