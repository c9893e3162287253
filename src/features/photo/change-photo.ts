import type { Answers } from "../../../photo/core/questions";
import type { PaperName } from "../../../photo/core/types";
import type { AppThunk } from "../../store/store";
import { makePhoto } from "./make-photo";
import { choicesChanged, selectPhoto } from "./photo-slice";
import { sheetChoice } from "./steps/sheet";

/** "auto", "keep" or a colour that the document allows. */
export const changeBackground =
  (background: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ background }));
    return dispatch(makePhoto());
  };

/** Another paper or number of copies (`null`: as many as fit). */
export const sheetPhoto =
  (paper: PaperName, copies: number | null): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged(sheetChoice(paper, copies)));
    return dispatch(makePhoto());
  };

/** The visitor's answer to a question of the checks; the photo is judged again with it. */
export const answerQuestion =
  (answer: Answers): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    dispatch(choicesChanged({ answers: { ...selectPhoto(getState()).choices.answers, ...answer } }));
    return dispatch(makePhoto());
  };
