import { useEffect, useState } from "react";
import type { TextKeys } from "../../../../../../photo/core/finding-texts";
import { useAppDispatch } from "../../../../../store/hooks";
import { loadFindingTexts, loadPhotoFiles, loadPrecheck } from "../../../load-parts";
import type { Photo } from "../../../state/photo-state";

/** The first problem that the precheck finds in the chosen photo; null if there is none yet. Nothing waits for it. */
export function usePrecheck(photo: Photo | null) {
  const dispatch = useAppDispatch();
  const photoId = photo?.photoId ?? null;
  const [found, setFound] = useState<{ photoId: string; texts: TextKeys } | null>(null);
  useEffect(() => {
    if (photoId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const [{ precheck }, { photoFiles }, { textKeysOf }] = await Promise.all([
        loadPrecheck(),
        loadPhotoFiles(),
        loadFindingTexts(),
      ]);
      const file = await dispatch((_dispatch, _getState, services) => photoFiles(services).get(photoId));
      const seen = file && !signal.aborted ? await dispatch(precheck(photoId, file, signal)) : null;
      const texts = seen?.faults[0] && textKeysOf(seen.faults[0].messageKey);
      if (texts && !signal.aborted) setFound({ photoId, texts });
    };
    // Loading failed: the full check will report problems.
    look().catch((error) => console.warn(error));
    return () => controller.abort();
  }, [dispatch, photoId]);
  const fault = found !== null && found.photoId === photoId ? found.texts : null;
  return { fault, useAnyway: () => setFound(null) };
}
