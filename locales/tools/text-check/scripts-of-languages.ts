/** Script of each language that is not written in Latin letters. */
const ownScript: Partial<Record<string, RegExp>> = {
  ara: /\p{Script=Arabic}/u,
  bul: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  kor: /\p{Script=Hangul}/u,
  "ru-ru": /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  "uk-ua": /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  "zh-tw": /\p{Script=Han}/u,
};

/** Letters of one language that are mistakes in a similar one. */
const foreignLetters: Partial<Record<string, RegExp>> = {
  "ru-ru": /[іїєґІЇЄҐ]/u,
  "uk-ua": /[ыэъёЫЭЪЁ]/u,
  bul: /[ыэёіїєЫЭЁІЇЄ]/u,
  zh: /[這個張檔區護預覽開關應該們來時會對點]/u,
  "zh-tw": /[这个张档区护预览开关应该们来时会对点]/u,
};

const anyLetter = /\p{L}/u;
const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Why a text cannot be in a language; undefined if its letters fit. */
export function scriptFault(code: string, text: string): string | undefined {
  const own = ownScript[code];
  if (own && anyLetter.test(text) && !own.test(text)) return "has no letter of its language's script";
  const foreign = foreignLetters[code]?.exec(text)?.[0];
  if (foreign) return `has "${foreign}", a letter of another language`;
  const strange = own ? undefined : notLatin.exec(text)?.[0];
  return strange ? `has "${strange}", which is not a Latin letter` : undefined;
}
