import { maxDescriptionWidth, visibleWidth } from "../../../locales/search-result";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#x27": "'",
  nbsp: "\u00a0",
};

/** The words of an answer, without markup. */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d)>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&([a-z]+|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();

/** "It depends on the country." says too little in a search result. */
const leastWidth = 60;

/** The first sentences of an answer that search results do not cut; its first words where those are too few. */
export function answerBeginning(html: string, bcp47: string): string {
  const words = wordsOf(html);
  const longestOf = (granularity: "sentence" | "word", maxWidth: number) => {
    let text = "";
    for (const { segment } of new Intl.Segmenter(bcp47, { granularity }).segment(words)) {
      if (visibleWidth((text + segment).trim()) > maxWidth) break;
      text += segment;
    }
    return text.trim();
  };
  const sentences = longestOf("sentence", maxDescriptionWidth);
  if (sentences === words || visibleWidth(sentences) >= leastWidth) return sentences;
  return `${longestOf("word", maxDescriptionWidth - 1)}…`;
}
