import type { OtherDocument } from "../../../../contract/card/card-body";
import { copyBounds } from "../../../../contract/limits";
import type { Answers } from "../../../../photo/core/questions";
import { type PaperName, paperNames } from "../../../../photo/core/types";
import type { AppThunk } from "../../../store/store";
import { choicesChanged } from "../state/photo-slice";
import { selectChoices } from "../state/selectors";
import { makePhoto } from "./make";

/** "auto", "keep" or a colour that the document allows. */
export const changeBackground =
  (background: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ background }));
    return dispatch(makePhoto());
  };

/**
 * Another paper (`null`: the usual one) or number of copies (`null`: as many as fit), and what else lies on the sheet.
 * @throws RangeError for a paper or number of copies that there is not
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

/** A sheet for a shop that enlarges what it prints, or for one that does not. */
export const changeEnlargement =
  (isEnlargedByShop: boolean): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ isEnlargedByShop }));
    return dispatch(makePhoto());
  };

/** The visitor's answer to a question of the checks; the photo is judged again with it. */
export const answerQuestion =
  (answer: Answers): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    dispatch(choicesChanged({ answers: { ...selectChoices(getState()).answers, ...answer } }));
    return dispatch(makePhoto());
  };
