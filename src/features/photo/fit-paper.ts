import { toMm } from "../../../contract/units";
import { holdsPhoto } from "../../../photo/core/sheet/sheet";
import type { AppThunk } from "../../store/store";
import { papersNear } from "./papers-near";
import { choicesChanged, selectPhoto } from "./photo-slice";

/** Another paper where the chosen one is too small for a size of one's own: no document is so large. */
export const fitPaper = (): AppThunk => (dispatch, getState) => {
  const { ownSize, paper, countryCode } = selectPhoto(getState()).choices;
  if (!ownSize) return;
  const { width, height, unit, dpi } = ownSize;
  const photo = { widthMm: toMm(width, unit, dpi), heightMm: toMm(height, unit, dpi) };
  if (holdsPhoto(paper, photo)) return;
  const larger = papersNear(countryCode ?? undefined).find((name) => holdsPhoto(name, photo));
  if (larger) dispatch(choicesChanged({ paper: larger, copies: null }));
};
