import { useEffect } from "react";
import { useAppDispatch, useAppStore } from "../../store/hooks";
import type { AppThunk } from "../../store/store";
import { loadDeeds } from "./load-deeds";
import { hasOwedDeletions } from "./owed-deletions";
import { keepPhotoSession, keptPhotoSession } from "./state/persist";
import { photoRestored, selectPhoto } from "./state/photo-slice";

/**
 * Brings back what this tab held before a reload, once per page load: photo, choices and outcome. A run that
 * the reload cut off, or whose files have gone from the server since, is run again.
 */
export const restorePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectPhoto(getState()).isRestored) return;
  const session = keptPhotoSession();
  dispatch(photoRestored(session?.state ?? {}));
  const { dropOldPhotoFiles, photoFile } = await import(
    /* webpackChunkName: "photo-files" */ "./photo-files"
  );
  await dropOldPhotoFiles();
  // What was deleted without a connection; the part that calls is not loaded for nothing.
  if (hasOwedDeletions())
    void import("./actions/delete-upload").then(({ payOwedDeletions }) => payOwedDeletions());
  const { photo, uploaded } = selectPhoto(getState());
  // While the server still has it, the result can be changed without the file.
  if (photo && !uploaded && !(await photoFile(photo.photoId))) {
    if (selectPhoto(getState()).photo === photo) dispatch(photoRestored({ photo: null }));
    return;
  }
  if (!session?.isUnfinished) return;
  // What works on a photo is loaded only where there is one to work on.
  const { makePhoto } = await loadDeeds();
  await dispatch(makePhoto());
};

/** For every page that shows the photo: restores it, and keeps it for the next reload. */
export function usePhotoSession(): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(restorePhoto());
    const keep = () => keepPhotoSession(selectPhoto(store.getState()));
    keep();
    return store.subscribe(keep);
  }, [store, dispatch]);
}
