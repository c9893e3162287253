/** Scripts without spaces between words, or where people omit them: "美国签证" is a country and a document. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}ー]+$/u;

export const isUnspaced = (word: string): boolean => unspaced.test(word.normalize("NFC"));
