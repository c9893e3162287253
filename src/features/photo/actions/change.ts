import type { OtherDocument } from "../../../../contract/card/card-body";
import type { Answers } from "../../../../photo/core/questions";
import { copyBounds } from "../../../../photo/core/request-limits";
import { type Caption, type PaperName, paperNames } from "../../../../photo/core/types";
import { selectPassportData } from "../../../store/site-slice";
import type { AppThunk, RootState } from "../../../store/store";
import type { FailureKey } from "../../../v5/failure";
import { isSameJson } from "../same-json";
import { captionTyped, choicesChanged, selectPhoto } from "../state/photo-slice";
import { selectCard, selectChoices } from "../state/selectors";
import { captionFaults, captionOf, shownCaption } from "../state/typed-caption";
import { makePhoto } from "./make";

/** "auto", "keep" or a colour that the document allows. */
export const changeBackground =
  (background: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ background }));
    return dispatch(makePhoto());
  };

/**
 * Changes the paper (`null`: the default), the number of copies (`null`: as many as fit) or the other document on
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

const changeCaption =
  (caption: Caption | null): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    // A caption changes the shape of the picture, for which "auto" may decide otherwise.
    dispatch(choicesChanged({ caption, background: shownBackground(getState()) }));
    return dispatch(makePhoto());
  };

/** Takes name and date off the photo, and out of their fields. */
export const removeCaption = (): AppThunk<Promise<void>> => (dispatch) => {
  dispatch(captionTyped(null));
  return dispatch(changeCaption(null));
};

/**
 * Prints the typed name and date below the picture, if they are not there yet.
 * @returns why they are not on the photo; null if they are, or if nothing is typed
 */
export const printCaption = (): AppThunk<Promise<FailureKey | null>> => async (dispatch, getState) => {
  const typed = shownCaption(selectPhoto(getState()));
  const caption = captionOf(typed);
  const isPrinted = () => isSameJson(caption, selectPhoto(getState()).made?.request.caption);
  if (isPrinted() || !(caption.name || caption.date)) return null;
  dispatch(captionTyped({ ...typed, isTried: true }));
  const faults = captionFaults(typed);
  if (faults.name || faults.date) return "captionMissing";
  await dispatch(changeCaption(caption));
  return isPrinted() ? null : (selectPhoto(getState()).run.failure?.key ?? "captionMissing");
};

/** Answers a question of the checks; the photo is judged again with the answer. */
export const answerQuestion =
  (answer: Answers): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    dispatch(choicesChanged({ answers: { ...selectChoices(getState()).answers, ...answer } }));
    return dispatch(makePhoto());
  };
