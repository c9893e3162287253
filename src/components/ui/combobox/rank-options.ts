import { isMistyped, type Named, rankNames } from "../../../../contract/search/rank-name";
import { foldText } from "../../../../locales/fold-text";

export interface ComboOption {
  id: string;
  label: string;
  /** A second line or a remark, such as a size. */
  detail?: string | undefined;
  /** A short code in a box before the label, such as "DE". */
  mark?: string | undefined;
  /** Size of a photo in millimetres: drawn before the label, all at one scale. */
  shape?: { widthMm: number; heightMm: number } | undefined;
  /** Other words that match the option: English name, everyday names. */
  keywords?: readonly string[];
}

/** The result of a query. */
export interface FoundOptions {
  options: readonly ComboOption[];
  /** Only approximate matches. */
  isNear: boolean;
}

/** Folded once per option, because 200 countries are searched at every key. */
const folded = new WeakMap<ComboOption, Named>();

function namesOf(option: ComboOption): Named {
  const known = folded.get(option);
  if (known) return known;
  const { label, mark, detail, keywords = [] } = option;
  const names = [label, detail, ...keywords].filter((name) => name !== undefined).map(foldText);
  const named = { code: mark && foldText(mark), names };
  folded.set(option, named);
  return named;
}

/**
 * Exact matches, best first.
 * @param query folded
 */
export const exactOptions = (options: readonly ComboOption[], query: string): ComboOption[] =>
  options
    .map((option) => ({ option, rank: rankNames(namesOf(option), query) }))
    .filter((entry): entry is { option: ComboOption; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);

/**
 * The matching options, best first; in their own order for an empty query. One wrong letter is accepted if there is
 * no exact match.
 */
export function rankOptions(options: readonly ComboOption[], typed: string): FoundOptions {
  const query = foldText(typed);
  if (query === "") return { options, isNear: false };
  const found = exactOptions(options, query);
  if (found.length > 0) return { options: found, isNear: false };
  return {
    options: options.filter((option) => namesOf(option).names.some((name) => isMistyped(name, query))),
    isNear: true,
  };
}
