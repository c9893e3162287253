import type { AppThunk } from "../../../store/store";
import { randomText } from "../../../v5/device-identity";
import { loadDeviceAhead } from "../device-ahead";
import { dropFinishedFiles } from "../finished-files";
import { dropPhotoFile, keepPhotoFile } from "../photo-files";
import { photoChanged, selectPhoto } from "../state/photo-slice";
import { forgetUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/** Takes a photo from the file picker, a drop or the camera, in place of the one before. */
export const givePhoto =
  (file: Blob, name = file instanceof File ? file.name : "photo.jpg"): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(stopPhoto());
    dropFinishedFiles();
    const before = selectPhoto(getState());
    if (before.uploaded) void forgetUpload(before.uploaded.fileName, before.uploaded.uploadedAt);
    if (before.choices.isOnDevice) void loadDeviceAhead();
    const photoId = randomText(16);
    const kept = keepPhotoFile(photoId, file, before.photo?.photoId);
    const { type, size: bytes } = file;
    const isFrame = !(file instanceof File);
    dispatch(photoChanged({ photoId, name, type, bytes, isFrame, widthPx: null, heightPx: null }));
    await kept;
  };

/**
 * Takes the photo away, from this browser and from the server; country and document stay chosen.
 * @returns null when the server has confirmed it or never had it, else when its copy goes by itself
 */
export const removePhoto = (): AppThunk<Promise<number | null>> => async (dispatch, getState) => {
  dispatch(stopPhoto());
  dropFinishedFiles();
  const { photo, uploaded } = selectPhoto(getState());
  const onServer = uploaded ? forgetUpload(uploaded.fileName, uploaded.uploadedAt) : null;
  dispatch(photoChanged(null));
  if (photo) await dropPhotoFile(photo.photoId);
  return onServer;
};
