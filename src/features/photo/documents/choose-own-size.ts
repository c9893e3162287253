import type { OwnSize } from "../../../../contract/document/own-size";
import { selectLang, templateChosen } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { documentChosen, ownSizeChosen } from "../state/photo-slice";
import { returnToDocument } from "./choose-document";
import { ownTemplate } from "./own-template";

/** Chooses a custom size instead of a document; null: the size is invalid, and no document is chosen. */
export const chooseOwnSize =
  (ownSize: OwnSize | null, background: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(ownSize ? ownSizeChosen({ ownSize, background }) : documentChosen(null));
    dispatch(templateChosen(ownSize && ownTemplate(ownSize, background, selectLang(getState()))));
  };

/** Returns from a custom size to the document chosen before. */
export const leaveOwnSize = (): AppThunk => (dispatch) => {
  if (!dispatch(returnToDocument())) dispatch(chooseOwnSize(null, "auto"));
};
