import type { AlsoOnSheet } from "../../../../contract/card-body";
import type { Answers } from "../../../../photo/core/questions";
import type { PaperName } from "../../../../photo/core/types";
import type { AppThunk } from "../../../store/store";
import { choicesChanged, selectPhoto } from "../state/photo-slice";
import { sheetChoice } from "../steps/sheet";
import { makePhoto } from "./make";

/** "auto", "keep" or a colour that the document allows. */
export const changeBackground =
  (background: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ background }));
    return dispatch(makePhoto());
  };

/** Another paper or number of copies (`null`: as many as fit), and what else lies on the sheet. */
export const sheetPhoto =
  (
    paper: PaperName | null,
    copies: number | null,
    also: AlsoOnSheet | null = null,
  ): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(choicesChanged({ ...sheetChoice(paper, copies), also }));
    return dispatch(makePhoto());
  };

/** The visitor's answer to a question of the checks; the photo is judged again with it. */
export const answerQuestion =
  (answer: Answers): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    dispatch(choicesChanged({ answers: { ...selectPhoto(getState()).choices.answers, ...answer } }));
    return dispatch(makePhoto());
  };
