import type { OtherDocument } from "../../../../contract/card/card-body";
import { copyBounds } from "../../../../contract/limits";
import type { Answers } from "../../../../photo/core/questions";
import { type Caption, type PaperName, paperNames } from "../../../../photo/core/types";
import { selectPassportData } from "../../../store/site-slice";
import type { AppThunk, RootState } from "../../../store/store";
import { choicesChanged } from "../state/photo-slice";
import { selectCard, selectChoices } from "../state/selectors";
import { makePhoto } from "./make";

/** "auto", "keep" or a colour that the document allows. */
export const changeBackground =
  (background: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ background }));
    return dispatch(makePhoto());
  };

/**
 * Changes the paper (`null`: the default), the number of copies (`null`: as many as fit) or the second document on
 * the sheet.
 * @throws RangeError for an unknown paper or an invalid number of copies
 */
export const changeSheet =
  (
    paper: PaperName | null,
    copies: number | null,
    otherDocument: OtherDocument | null = null,
  ): AppThunk<Promise<void>> =>
  (dispatch) => {
    if (paper !== null && !paperNames.includes(paper)) throw new RangeError(`no such paper: ${paper}`);
    const { min, max } = copyBounds;
    if (copies !== null && (!Number.isInteger(copies) || copies < min || copies > max))
      throw new RangeError(`copies must be ${min} to ${max}, not ${copies}`);
    dispatch(choicesChanged({ paper, copies, otherDocument }));
    return dispatch(makePhoto());
  };

/** Sets whether the print shop enlarges the sheet. */
export const changeEnlargement =
  (isEnlargedByShop: boolean): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ isEnlargedByShop }));
    return dispatch(makePhoto());
  };

/** The background to request: the colour that replaced the original one automatically, otherwise the visitor's choice. */
function shownBackground(state: RootState): string {
  const { background } = selectChoices(state);
  const colour = selectPassportData(state)?.backgrounds[0];
  const isReplaced = selectCard(state)?.edits.includes("background");
  return background === "auto" && isReplaced && colour ? colour : background;
}

/** Prints name and date below the picture, or takes them away. */
export const changeCaption =
  (caption: Caption | null): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    // A caption changes the shape of the picture, for which "auto" may decide otherwise.
    dispatch(choicesChanged({ caption, background: shownBackground(getState()) }));
    return dispatch(makePhoto());
  };

/** Answers a question of the checks; the photo is judged again with the answer. */
export const answerQuestion =
  (answer: Answers): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    dispatch(choicesChanged({ answers: { ...selectChoices(getState()).answers, ...answer } }));
    return dispatch(makePhoto());
  };
