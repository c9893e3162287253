/** Letters that Unicode does not decompose into a base letter and a mark. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "’": "'",
  ʼ: "'",
};

/** Lower case without diacritics, so that "Osterreich" and "ÖSTERREICH" both find "Österreich". */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı’ʼ]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[\s\-–—.,()]+/g, " ")
    .trim();
