import { copyBounds } from "../../../../contract/limits";
import { type PaperName, paperNames } from "../../../../photo/core/types";

/**
 * The choice of a sheet, checked: null is the usual paper, and as many copies as fit.
 * @throws RangeError for a paper or number of copies that there is not
 */
export function sheetChoice(paper: PaperName | null, copies: number | null) {
  if (paper !== null && !paperNames.includes(paper)) throw new RangeError(`no such paper: ${paper}`);
  if (copies !== null && (!Number.isInteger(copies) || copies < copyBounds.min || copies > copyBounds.max)) {
    throw new RangeError(`copies must be ${copyBounds.min} to ${copyBounds.max}, not ${copies}`);
  }
  return { paper, copies };
}
