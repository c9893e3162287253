import { foldText } from "../../locales/fold-text";
import { beginsWord } from "./rank-name";
import { isUnspaced } from "./unspaced";

/** Whether each word of a query begins a word of the text; both folded (`foldText`). */
export const hasWords = (text: string, query: string): boolean =>
  query.split(" ").every((word) => beginsWord(text, word) || (isUnspaced(word) && text.includes(word)));

/** The items whose words contain those of a query; all for an empty one. */
export function withWords<Item>(
  items: readonly Item[],
  query: string,
  wordsOf: (item: Item) => string,
): readonly Item[] {
  const typed = foldText(query);
  return typed === "" ? items : items.filter((item) => hasWords(foldText(wordsOf(item)), typed));
}
