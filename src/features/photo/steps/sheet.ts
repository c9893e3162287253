import { type PaperName, paperNames } from "../../../../photo/core/types";

/** The largest number of copies that the API takes (contract/card.ts). */
const maxCopies = 100;

/**
 * The choice of a sheet, checked: null copies means as many as fit.
 * @throws RangeError for a paper or number of copies that there is not
 */
export function sheetChoice(paper: PaperName, copies: number | null) {
  if (!paperNames.includes(paper)) throw new RangeError(`no such paper: ${paper}`);
  if (copies !== null && (!Number.isInteger(copies) || copies < 1 || copies > maxCopies)) {
    throw new RangeError(`copies must be 1 to ${maxCopies}, not ${copies}`);
  }
  return { paper, copies };
}
