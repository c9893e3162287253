import type { AppThunk } from "../../../store/store";
import { failureTexts } from "../../../v5/failure-texts";
import { leavePhoto } from "../actions/set-photo";
import { photoFiles } from "../photo-files";
import { photoChanged, selectPhoto, shotsChanged } from "../state/photo-slice";
import type { Shot } from "../state/photo-state";

/** Uses another of the photos that were given at once; the others stay. */
export const applyShot =
  ({ photo }: Shot): AppThunk =>
  (dispatch) => {
    dispatch(leavePhoto());
    dispatch(photoChanged(photo));
  };

/**
 * The visitor's own choice among several photos.
 * @returns whether it is in use now: not where its file is gone, as after an hour
 */
export const chooseShot =
  (photoId: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, services) => {
    const isKept = (await photoFiles(services).get(photoId)) !== null;
    const { shots } = selectPhoto(getState());
    const shot = shots?.list.find(({ photo }) => photo.photoId === photoId);
    if (!shots || !shot) return false;
    if (!isKept) {
      const gone: Shot = { ...shot, refusal: failureTexts.imageLoadFailed };
      dispatch(shotsChanged({ ...shots, list: shots.list.map((one) => (one === shot ? gone : one)) }));
      return false;
    }
    dispatch(shotsChanged({ ...shots, isChosen: true }));
    dispatch(applyShot(shot));
    return true;
  };
