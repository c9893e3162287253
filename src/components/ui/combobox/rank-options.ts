import { foldText } from "../../../../locales/fold-text";
import { isMistyped, type Named, rankNames } from "../../../search/rank-name";

export interface ComboOption {
  id: string;
  label: string;
  /** A second line or a remark, as a size. */
  detail?: string | undefined;
  /** A short code set in a frame before the label, as "DE". */
  mark?: string | undefined;
  /** Of a photo, in millimetres: drawn before the label, all at one scale. */
  shape?: { widthMm: number; heightMm: number } | undefined;
  /** Other words that find the option: English name, everyday names. */
  keywords?: readonly string[];
}

/** What some words find. */
export interface FoundOptions {
  options: readonly ComboOption[];
  /** Nothing has all of the words as they were typed: these come nearest. */
  isNear: boolean;
}

/** Folded once per option: a list of 200 countries is searched at every key. */
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

/** The options that match letter by letter, the best first. @param query folded */
export const exactOptions = (options: readonly ComboOption[], query: string): ComboOption[] =>
  options
    .map((option) => ({ option, rank: rankNames(namesOf(option), query) }))
    .filter((entry): entry is { option: ComboOption; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);

/**
 * The options that match what was typed, the best first; in their own order while nothing is typed. Only when
 * nothing matches is one wrong letter forgiven.
 */
export const rankOptions = (options: readonly ComboOption[], typed: string): FoundOptions => {
  const query = foldText(typed);
  if (query === "") return { options, isNear: false };
  const found = exactOptions(options, query);
  if (found.length > 0) return { options: found, isNear: false };
  return {
    options: options.filter((option) => namesOf(option).names.some((name) => isMistyped(name, query))),
    isNear: true,
  };
};
