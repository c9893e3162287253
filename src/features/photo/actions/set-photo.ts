import type { AppThunk } from "../../../store/store";
import { randomText } from "../../../v5/device-identity";
import { prefetchDevice } from "../engines/choose-engine";
import { photoFiles } from "../photo-files";
import { resultFiles } from "../result-files";
import { photoChanged, selectPhoto } from "../state/photo-slice";
import { deleteUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/** Takes a photo from the file picker, a drop or the camera, in place of the one before. */
export const setPhoto =
  (file: Blob, name = file instanceof File ? file.name : "photo.jpg"): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    dispatch(stopPhoto());
    resultFiles(services).clear();
    const before = selectPhoto(getState());
    if (before.upload) void dispatch(deleteUpload(before.upload));
    if (before.choices.isOnDevice) void dispatch(prefetchDevice());
    const photoId = randomText(16);
    const stored = photoFiles(services).put(photoId, file, before.photo?.photoId);
    const { type, size: bytes } = file;
    const isFrame = !(file instanceof File);
    dispatch(photoChanged({ photoId, name, type, bytes, isFrame, widthPx: null, heightPx: null }));
    await stored;
  };

/**
 * Takes the photo away, from this browser and from the server; country and document stay chosen.
 * @returns null when the server has confirmed it or never had it, else when its copy goes by itself
 */
export const deletePhoto = (): AppThunk<Promise<number | null>> => async (dispatch, getState, services) => {
  dispatch(stopPhoto());
  resultFiles(services).clear();
  const { photo, upload } = selectPhoto(getState());
  const onServer = upload ? dispatch(deleteUpload(upload)) : null;
  dispatch(photoChanged(null));
  if (photo) await photoFiles(services).delete(photo.photoId);
  return onServer;
};
