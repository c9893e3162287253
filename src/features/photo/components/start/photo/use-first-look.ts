import { useEffect, useState } from "react";
import type { TextKeys } from "../../../../../../photo/core/finding-texts";
import type { Photo } from "../../../state/photo-state";

/**
 * The first fault that a look on this device finds in the chosen photo, a moment after it was given; null while there is
 * none. Nobody waits for it.
 */
export function useFirstLook(photo: Photo | null) {
  const photoId = photo?.photoId ?? null;
  const [found, setFound] = useState<{ photoId: string; texts: TextKeys } | null>(null);
  useEffect(() => {
    if (photoId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const [{ lookFirst }, { photoFile }, { textKeysOf }] = await Promise.all([
        import(/* webpackChunkName: "first-look" */ "../../../first-look"),
        import(/* webpackChunkName: "photo-files" */ "../../../photo-files"),
        import(/* webpackChunkName: "finding-texts" */ "../../../../../../photo/core/finding-texts"),
      ]);
      const file = await photoFile(photoId);
      const seen = file && !signal.aborted ? await lookFirst(photoId, file, signal) : null;
      const texts = seen?.faults[0] && textKeysOf(seen.faults[0].messageKey);
      if (texts && !signal.aborted) setFound({ photoId, texts });
    };
    // A part that does not come: the whole check tells.
    look().catch((error) => console.warn(error));
    return () => controller.abort();
  }, [photoId]);
  const fault = found !== null && found.photoId === photoId ? found.texts : null;
  return { fault, useAnyway: () => setFound(null) };
}
