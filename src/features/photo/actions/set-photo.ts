import type { AppThunk } from "../../../store/store";
import { randomText } from "../../../v5/device-identity";
import { prefetchDevice } from "../engines/choose-engine";
import type { SeenFile } from "../file-refusal";
import { photoFiles } from "../photo-files";
import { resultFiles } from "../result-files";
import { photoChanged, selectPhoto } from "../state/photo-slice";
import type { Photo, PhotoState } from "../state/photo-state";
import { deleteUpload } from "./delete-upload";
import { stopPhoto } from "./make";

/** The photo in use, and those that were given with it. */
export const allPhotoIds = ({ photo, shots }: PhotoState): string[] => [
  ...new Set(
    [photo, ...(shots?.list ?? []).map((shot) => shot.photo)].flatMap((known) => known?.photoId ?? []),
  ),
];

/** Nothing is left of what was made of the photo in use: another comes in its place. */
export const leavePhoto = (): AppThunk => (dispatch, getState, services) => {
  dispatch(stopPhoto());
  resultFiles(services).clear();
  const { upload, choices } = selectPhoto(getState());
  if (upload) void dispatch(deleteUpload(upload));
  if (choices.isOnDevice) void dispatch(prefetchDevice());
};

/** A file that was looked at, or is taken as it is. */
type GivenFile = Pick<SeenFile, "file" | "untrimmed">;

/** A photo before anything is known of it but its file. */
export const photoOf = (
  { file, untrimmed }: GivenFile,
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

/** Takes a photo from the file picker, a drop or the camera, in place of the one before. */
export const setPhoto =
  (given: Blob | GivenFile, name?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    dispatch(leavePhoto());
    const seen = given instanceof Blob ? { file: given } : given;
    const photo = photoOf(seen, name);
    const stored = photoFiles(services).put(photo.photoId, seen.file, allPhotoIds(selectPhoto(getState())));
    dispatch(photoChanged(photo));
    await stored;
  };

/**
 * Takes the photo away, from this browser and from the server; country and document stay chosen.
 * @returns null when the server has confirmed it or never had it, else when its copy goes by itself
 */
export const deletePhoto = (): AppThunk<Promise<number | null>> => async (dispatch, getState, services) => {
  dispatch(stopPhoto());
  resultFiles(services).clear();
  const { upload } = selectPhoto(getState());
  const photoIds = allPhotoIds(selectPhoto(getState()));
  const onServer = upload ? dispatch(deleteUpload(upload)) : null;
  dispatch(photoChanged(null));
  if (photoIds.length > 0) await photoFiles(services).delete(...photoIds);
  return onServer;
};
