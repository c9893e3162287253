import { useEffect } from "react";
import { useAppDispatch, useAppStore } from "../../store/hooks";
import type { AppThunk } from "../../store/store";
import { loadActions } from "./load-actions";
import { loadPhotoFiles } from "./load-parts";
import { hasPendingDeletions } from "./pending-deletions";
import { restoredPhoto, storePhoto } from "./state/persist";
import { photoRestored, selectPhoto } from "./state/photo-slice";
import type { PhotoState } from "./state/photo-state";

/**
 * Brings back what this tab held before a reload, once per page load: photo, choices and outcome. A run that
 * the reload cut off, or whose files have gone from the server since, is run again.
 */
export const restorePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (selectPhoto(getState()).isRestored) return;
  const restored = restoredPhoto();
  dispatch(photoRestored({ ...restored?.state, hasPendingDeletions: hasPendingDeletions() }));
  const { photoFiles } = await loadPhotoFiles();
  await photoFiles(services).deleteOld();
  // What was deleted without a connection; the part that calls is not loaded for nothing.
  if (hasPendingDeletions())
    void loadActions().then(({ retryPendingDeletions }) => dispatch(retryPendingDeletions()));
  const { photo, upload } = selectPhoto(getState());
  // While the server still has it, the result can be changed without the file.
  if (photo && !upload && !(await photoFiles(services).get(photo.photoId))) {
    if (selectPhoto(getState()).photo === photo) dispatch(photoRestored({ photo: null, shots: null }));
    return;
  }
  if (!restored?.isUnfinished) return;
  // What works on a photo is loaded only where there is one to work on.
  const { makePhoto } = await loadActions();
  await dispatch(makePhoto());
};

/** For every page that shows the photo: restores it, and stores it for the next reload. */
export function usePhotoSession(): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(restorePhoto());
    let before: PhotoState | null = null;
    const storeChanges = () => {
      const photo = selectPhoto(store.getState());
      storePhoto(photo, before);
      before = photo;
    };
    storeChanges();
    return store.subscribe(storeChanges);
  }, [store, dispatch]);
}
