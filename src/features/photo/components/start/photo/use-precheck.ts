import { useEffect, useState } from "react";
import type { TextKeys } from "../../../../../../photo/core/finding-texts";
import { useAppDispatch } from "../../../../../store/hooks";
import { loadFindingTexts, loadPhotoFiles, loadPrecheck } from "../../../load-parts";
import type { Photo } from "../../../state/photo-state";

interface Found {
  photoId: string;
  texts: TextKeys;
  canUseAnyway: boolean;
}

/** The first problem that the precheck finds in the chosen photo; null if there is none yet. Nothing waits for it. */
export function usePrecheck(photo: Photo | null) {
  const dispatch = useAppDispatch();
  const photoId = photo?.photoId ?? null;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (photoId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const [{ precheck, isUnusable }, { photoFiles }, { textKeysOf }] = await Promise.all([
        loadPrecheck(),
        loadPhotoFiles(),
        loadFindingTexts(),
      ]);
      const file = await dispatch((_dispatch, _getState, services) => photoFiles(services).get(photoId));
      const seen = file && !signal.aborted ? await dispatch(precheck(photoId, file, signal)) : null;
      const fault = seen?.faults.find(isUnusable) ?? seen?.faults[0];
      const texts = fault && textKeysOf(fault.messageKey);
      if (texts && !signal.aborted) setFound({ photoId, texts, canUseAnyway: !isUnusable(fault) });
    };
    // Loading failed: the full check will report problems.
    look().catch((error) => console.warn(error));
    return () => controller.abort();
  }, [dispatch, photoId]);
  const current = found?.photoId === photoId ? found : null;
  return {
    fault: current?.texts ?? null,
    canUseAnyway: current?.canUseAnyway ?? true,
    useAnyway: () => setFound(null),
  };
}
