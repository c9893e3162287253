import type { AppThunk } from "../../store/store";
import { deleteImage } from "../../v5/delete-image";
import { randomText } from "../../v5/device-identity";
import { stopPhoto } from "./make-photo";
import { dropPhotoFile, keepPhotoFile } from "./photo-files";
import { photoChanged, selectPhoto, type UploadedPhoto } from "./photo-slice";

/** Takes a photo from the file picker, a drop or the camera, in place of the one before. */
export const givePhoto =
  (file: Blob, name = file instanceof File ? file.name : "photo.jpg"): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(stopPhoto());
    const before = selectPhoto(getState());
    forgetOnServer(before.uploaded);
    const photoId = randomText(16);
    const kept = keepPhotoFile(photoId, file, before.photo?.photoId);
    const { type, size: bytes } = file;
    const isFrame = !(file instanceof File);
    dispatch(photoChanged({ photoId, name, type, bytes, isFrame, widthPx: null, heightPx: null }));
    await kept;
  };

/** Takes the photo away, from this browser and from the server; country and document stay chosen. */
export const removePhoto = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(stopPhoto());
  const { photo, uploaded } = selectPhoto(getState());
  forgetOnServer(uploaded);
  dispatch(photoChanged(null));
  if (photo) await dropPhotoFile(photo.photoId);
};

/** What the visitor gave up need not wait for its hour; if the call fails, it does. */
function forgetOnServer(uploaded: UploadedPhoto | null): void {
  if (uploaded) deleteImage(uploaded.fileName).catch(() => {});
}
