import { useEffect } from "react";
import { useAppDispatch, useAppStore } from "../../store/hooks";
import type { AppThunk } from "../../store/store";
import { loadActions, withActions } from "./load-actions";
import { loadPhotoFiles } from "./load-parts";
import { hasPendingDeletions } from "./pending-deletions";
import { restoredPhoto, storePhoto } from "./state/persist";
import { photoRestored, selectPhoto } from "./state/photo-slice";
import type { PhotoState } from "./state/photo-state";

/**
 * Restores photo, choices and outcome after a reload, once per page load. A run that was interrupted, or whose files
 * were deleted on the server, is started again.
 */
export const restorePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (selectPhoto(getState()).isRestored) return;
  const restored = restoredPhoto();
  dispatch(photoRestored({ ...restored?.state, hasPendingDeletions: hasPendingDeletions() }));
  const { photoFiles } = await loadPhotoFiles();
  void photoFiles(services).deleteOld();
  // Retry deletions made offline; the API client is loaded only if there are any.
  if (hasPendingDeletions())
    void loadActions().then(({ retryPendingDeletions }) => dispatch(retryPendingDeletions()));
  const { photo, upload } = selectPhoto(getState());
  // While the server has the upload, the result can be changed without the file.
  if (photo && !upload && !(await photoFiles(services).get(photo.photoId))) {
    if (selectPhoto(getState()).photo === photo) dispatch(photoRestored({ photo: null, shots: null }));
    return;
  }
  if (!restored?.isUnfinished) return;
  // Load the actions only if there is a photo.
  await dispatch(withActions(({ makePhoto }) => makePhoto()));
};

/** Restores the photo on every page that shows it, and stores changes. */
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
