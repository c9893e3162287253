import type { OwnSize } from "../../../contract/own-size";
import { selectLang, templateChosen } from "../../store/site-slice";
import type { AppThunk } from "../../store/store";
import { ownTemplate } from "./own-template";
import { documentChosen, ownSizeChosen } from "./photo-slice";

/** A typed size instead of a document; null: none that can be made, and no document either. */
export const chooseOwnSize =
  (ownSize: OwnSize | null, background: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(ownSize ? ownSizeChosen({ ownSize, background }) : documentChosen(null));
    dispatch(templateChosen(ownSize && ownTemplate(ownSize, background, selectLang(getState()))));
  };
