import { holdsPhoto } from "../../../photo/core/sheet/sheet";
import type { AppThunk } from "../../store/store";
import { papersNear } from "./papers-near";
import { choicesChanged, selectPhoto } from "./photo-slice";
import { printSizeOf } from "./print-size";

/** Another paper where the chosen one is too small for a size of one's own: no document is so large. */
export const fitPaper = (): AppThunk => (dispatch, getState) => {
  const { ownSize, paper, countryCode } = selectPhoto(getState()).choices;
  if (!ownSize) return;
  const photo = printSizeOf(ownSize);
  if (holdsPhoto(paper, photo)) return;
  const larger = papersNear(countryCode ?? undefined).find((name) => holdsPhoto(name, photo));
  if (larger) dispatch(choicesChanged({ paper: larger, copies: null }));
};
