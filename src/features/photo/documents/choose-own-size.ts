import type { OwnSize } from "../../../../contract/document/own-size";
import { selectLang, templateChosen } from "../../../store/site-slice";
import type { AppThunk } from "../../../store/store";
import { documentChosen, ownSizeChosen } from "../state/photo-slice";
import { returnToDocument } from "./choose-document";
import { ownTemplate } from "./own-template";

/** A typed size instead of a document; null: none that can be made, and no document either. */
export const chooseOwnSize =
  (ownSize: OwnSize | null, background: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(ownSize ? ownSizeChosen({ ownSize, background }) : documentChosen(null));
    dispatch(templateChosen(ownSize && ownTemplate(ownSize, background, selectLang(getState()))));
  };

/** No typed size any more, but the document that was chosen before. */
export const leaveOwnSize = (): AppThunk => (dispatch) => {
  if (!dispatch(returnToDocument())) dispatch(chooseOwnSize(null, "auto"));
};
