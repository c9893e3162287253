import type { CropAdjustment } from "../../../contract/card-body";
import type { AppThunk } from "../../store/store";
import { makePhoto, runEnded, stopPhoto } from "./make-photo";
import { corrected } from "./photo-slice";

/** So long must the hand rest before the photo is made again: one request for a drag, not one for each of its steps. */
const restMs = 400;

let resting: ReturnType<typeof setTimeout> | null = null;

function wake(): boolean {
  if (resting === null) return false;
  clearTimeout(resting);
  resting = null;
  return true;
}

/** The hand is on the photo again. @returns whether its last place was still to be asked for, and is not any more */
export const holdPhoto = (): AppThunk<boolean> => () => wake();

/** Where the hand has put the photo (`null`: back to the automatic place). It is made and measured there after a rest. */
export const correctPhoto =
  (adjust: CropAdjustment | null): AppThunk =>
  (dispatch) => {
    wake();
    // What is being made of the last place is wanted no more.
    dispatch(stopPhoto());
    dispatch(corrected(adjust));
    resting = setTimeout(() => {
      resting = null;
      void dispatch(makePhoto());
    }, restMs);
  };

/** Until the photo is what was asked for last; without a rest where somebody waits for it. */
export const photoSettled = (): AppThunk<Promise<void>> => (dispatch) =>
  wake() ? dispatch(makePhoto()) : runEnded();
