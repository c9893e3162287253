/** A line of a translation with a sentence that is in the English text too. */
export interface EnglishLine {
  line: number;
  sentence: string;
}

/** Shorter ones may be names, sources or words that both languages have. */
const minWords = 4;

const sentencesOf = (line: string): string[] =>
  line
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]*>|\]\([^)]*\)/g, " ")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/^\w+: /, "")
        .replace(/^[-*#>\d.\s["']+|["'\]]+$/g, ""),
    )
    .filter((sentence) => (sentence.match(/\p{L}{2,}/gu) ?? []).length >= minWords);

/** The lines of an article, front matter included, that are not translated: one for each that has such a sentence. */
export function englishLines(own: string, english: string): EnglishLine[] {
  const known = new Set(english.split("\n").flatMap(sentencesOf));
  return own.split("\n").flatMap((line, index) => {
    const sentence = sentencesOf(line).find((each) => known.has(each));
    return sentence === undefined ? [] : [{ line: index + 1, sentence }];
  });
}
