import { useAppSelector } from "../../../store/hooks";
import { selectPassportData } from "../../../store/site-slice";
import { type DocumentLengths, documentLengths } from "./document-lengths";

/** The lengths of the chosen document. */
export const useDocumentLengths = (): DocumentLengths => documentLengths(useAppSelector(selectPassportData));
