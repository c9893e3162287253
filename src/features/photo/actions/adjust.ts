import type { CropAdjustment } from "../../../../photo/core/types";
import type { AppThunk } from "../../../store/store";
import { restHand, wakeHand } from "../hand-rest";
import { corrected } from "../state/photo-slice";
import { makePhoto, runEnded, stopPhoto } from "./make";

/** Where the hand has put the photo (`null`: back to the automatic place). It is made and measured there after a rest. */
export const correctPhoto =
  (adjust: CropAdjustment | null): AppThunk =>
  (dispatch) => {
    wakeHand();
    // What is being made of the last place is wanted no more.
    dispatch(stopPhoto());
    dispatch(corrected(adjust));
    restHand(() => void dispatch(makePhoto()));
  };

/** Until the photo is what was asked for last; without a rest where somebody waits for it. */
export const photoSettled = (): AppThunk<Promise<void>> => (dispatch) =>
  wakeHand() ? dispatch(makePhoto()) : runEnded();
