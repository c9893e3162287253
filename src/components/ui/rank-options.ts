import { foldText } from "./fold-text";

export interface ComboOption {
  id: string;
  label: string;
  /** A second line or a remark, as a size. */
  detail?: string;
  /** A short code set in a frame before the label, as "DE". */
  mark?: string;
  /** Other words that find the option: English name, codes. */
  keywords?: readonly string[];
}

/** 0 = a code is exactly this, 1 = a name begins so, 2 = a word of a name begins so, 3 = it occurs; null = no match. */
const rankOf = (option: ComboOption, query: string): number | null => {
  if (option.mark && foldText(option.mark) === query) return 0;
  const ranks = [option.label, ...(option.keywords ?? [])].map((name) => {
    const at = foldText(name).indexOf(query);
    if (at < 0) return 4;
    if (at === 0) return 1;
    return foldText(name)[at - 1] === " " ? 2 : 3;
  });
  const best = Math.min(...ranks);
  return best < 4 ? best : null;
};

/** The options that match what was typed, the best first; in their own order while nothing is typed. */
export const rankOptions = (options: readonly ComboOption[], typed: string): ComboOption[] => {
  const query = foldText(typed);
  if (query === "") return [...options];
  return options
    .map((option) => ({ option, rank: rankOf(option, query) }))
    .filter((entry): entry is { option: ComboOption; rank: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);
};
