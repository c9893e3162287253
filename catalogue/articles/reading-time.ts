/** Usual reading speed for instructions on a screen. */
const wordsPerMinute = 200;

/** Number of words, segmented by language: Japanese and Thai have no spaces. */
export function countWords(text: string, bcp47: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(bcp47, { granularity: "word" }).segment(text))
    if (isWordLike) words++;
  return words;
}

/** Minutes to read an article's HTML; at least one. */
export function readingMinutes(html: string, bcp47: string): number {
  const text = html.replace(/<[^>]*>/g, " ");
  return Math.max(1, Math.round(countWords(text, bcp47) / wordsPerMinute));
}
