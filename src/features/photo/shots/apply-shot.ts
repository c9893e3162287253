import type { AppThunk } from "../../../store/store";
import { failureTexts } from "../../../v5/failure-texts";
import { discardPhoto } from "../actions/set-photo";
import { photoFiles } from "../photo-files";
import { photoChanged, selectPhoto, shotsChanged } from "../state/photo-slice";
import type { Shot } from "../state/photo-state";

/** Uses another of the photos chosen together; the others stay. */
export const applyShot =
  ({ photo }: Shot): AppThunk =>
  (dispatch) => {
    dispatch(discardPhoto());
    dispatch(photoChanged(photo));
  };

/**
 * The visitor's choice among several photos.
 * @returns false if its file no longer exists, such as after an hour
 */
export const chooseShot =
  (photoId: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, services) => {
    const isStored = (await photoFiles(services).get(photoId)) !== null;
    const { shots } = selectPhoto(getState());
    const shot = shots?.list.find(({ photo }) => photo.photoId === photoId);
    if (!shots || !shot) return false;
    if (!isStored) {
      const gone: Shot = { ...shot, refusal: failureTexts.imageLoadFailed };
      dispatch(shotsChanged({ ...shots, list: shots.list.map((one) => (one === shot ? gone : one)) }));
      return false;
    }
    dispatch(shotsChanged({ ...shots, isChosen: true }));
    dispatch(applyShot(shot));
    return true;
  };
