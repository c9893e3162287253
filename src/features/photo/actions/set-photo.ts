import type { AppThunk } from "../../../store/store";
import { randomText } from "../../../v5/device-identity";
import { prefetchDevice } from "../engines/choose-engine";
import type { InspectedFile } from "../inspect-file";
import { photoFiles } from "../photo-files";
import { resultFiles } from "../result-files";
import { dropSignature } from "../signature/kept-signature";
import { photoChanged, selectPhoto } from "../state/photo-slice";
import type { Photo, PhotoState } from "../state/photo-state";
import { deleteUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/** Ids of the current photo and of the others chosen with it. */
export const allPhotoIds = ({ photo, shots }: PhotoState): string[] => [
  ...new Set(
    [photo, ...(shots?.list ?? []).map((shot) => shot.photo)].flatMap((known) => known?.photoId ?? []),
  ),
];

/** Discards the current photo's run, files and upload before another photo replaces it. */
export const discardPhoto = (): AppThunk => (dispatch, getState, services) => {
  dispatch(stopPhoto());
  resultFiles(services).clear();
  const { upload, choices } = selectPhoto(getState());
  if (upload) void dispatch(deleteUpload(upload));
  if (choices.isOnDevice) void dispatch(prefetchDevice());
};

/** An inspected file, or one that needs no inspection. */
type InputFile = Pick<InspectedFile, "file" | "untrimmed">;

/** A photo of which only the file is known. */
export const photoOf = (
  { file, untrimmed }: InputFile,
  name = file instanceof File ? file.name : "photo.jpg",
): Photo => ({
  photoId: randomText(16),
  name,
  type: file.type,
  bytes: file.size,
  isFrame: !(file instanceof File),
  widthPx: null,
  heightPx: null,
  ...(untrimmed && { untrimmed }),
});

/** Replaces the photo with one from the file picker, a drop or the camera. */
export const setPhoto =
  (input: Blob | InputFile, name?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    dispatch(discardPhoto());
    void dispatch(dropSignature());
    const source = input instanceof Blob ? { file: input } : input;
    const photo = photoOf(source, name);
    const stored = photoFiles(services).put(photo.photoId, source.file, allPhotoIds(selectPhoto(getState())));
    dispatch(photoChanged(photo));
    await stored;
  };

/**
 * Deletes the photo and the signature in this browser and on the server; country and document stay chosen.
 * @returns null when the server has confirmed it or never had it, else when the server deletes it by itself
 */
export const deletePhoto = (): AppThunk<Promise<number | null>> => async (dispatch, getState, services) => {
  dispatch(stopPhoto());
  resultFiles(services).clear();
  const { upload } = selectPhoto(getState());
  const photoIds = allPhotoIds(selectPhoto(getState()));
  const onServer = upload ? dispatch(deleteUpload(upload)) : null;
  dispatch(photoChanged(null));
  if (photoIds.length > 0) await photoFiles(services).delete(...photoIds);
  await dispatch(dropSignature());
  return onServer;
};
