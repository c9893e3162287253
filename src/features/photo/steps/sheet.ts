import { copyBounds } from "../../../../contract/limits";
import { type PaperName, paperNames } from "../../../../photo/core/types";

/**
 * The choice of a sheet, checked: null copies means as many as fit.
 * @throws RangeError for a paper or number of copies that there is not
 */
export function sheetChoice(paper: PaperName, copies: number | null) {
  if (!paperNames.includes(paper)) throw new RangeError(`no such paper: ${paper}`);
  if (copies !== null && (!Number.isInteger(copies) || copies < copyBounds.min || copies > copyBounds.max)) {
    throw new RangeError(`copies must be ${copyBounds.min} to ${copyBounds.max}, not ${copies}`);
  }
  return { paper, copies };
}
