/** Letters with two spellings that Unicode does not decompose. */
const otherWays: Readonly<Record<string, string>> = {
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
  ʻ: "'",
  ё: "е",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  "\u0901": "\u0902",
};

/**
 * Marks that people omit when they type: on Latin, Greek and Cyrillic letters, Arabic vowel signs, hamza and tatweel,
 * the nukta of Devanagari. Vowel signs of Thai and Devanagari and the voicing marks of Japanese are combining marks
 * too, but "จีน" without them is another word, so they are kept.
 */
const marksLeftOut = /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c]/g;

/** Direction marks, isolates and joiners. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Hiragana to katakana, at an offset of 0x60: the input of a Japanese keyboard before its conversion. */
const katakana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) + 0x60);

/** Arabic and Persian digits; their blocks begin at a multiple of 16. */
const latinDigit = (digit: string) => String(digit.charCodeAt(0) % 16);

/**
 * Normalizes a text for search: lower case without diacritics, so that "Osterreich" finds "Österreich", and sizes in
 * one spelling, so that "35 × 45mm" and "35mm x 45mm" become "35x45 mm" and "3,5x4,5" becomes "3.5x4.5".
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(marksLeftOut, "")
    .replace(invisible, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı’ʼʻёةىیک\u0901]/g, (letter) => otherWays[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, katakana)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replace(/(\d),(?=\d)/g, "$1.")
    .replace(/(\d)\s*(?:mm|cm|px|inch|in|["”]|\u2032\u2032)?\s*[x×х*]\s*(?=\d)/g, "$1x")
    .replace(/(\d)\s*(?:["”]|\u2032\u2032)/g, "$1 in")
    .replace(/(\d)(mm|cm|px|inch|in)\b/g, "$1 $2")
    .replace(/[\s\-–—,()・/]+|\.(?!\d)/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
