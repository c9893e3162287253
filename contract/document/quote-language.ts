/** The parts of a source that tell its language. */
export interface Quoting {
  url: string;
  quotes?: readonly { rule: string; words?: string }[];
}

/** Words of English rules that the other languages of the site do not write. */
const english =
  /\b(the|and|must|should|your|with|not|from|are|taken|photos|photographs?|background|months?|white|size|width|height|dimensions|between|head|face|eyes)\b/i;

const script: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
};

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether an address names the country of a language: "www.bmi.bund.de", "de.usembassy.gov". */
function isOfCountry(url: string, region: string): boolean {
  const host = /^https?:\/\/([^/:]+)/.exec(url)?.[1] ?? "";
  return host.split(".").includes(region.toLowerCase());
}

const locales = new Map<string, Intl.Locale>();

/** A language with its likely script and region. Kept: finding them takes longer than all else here. */
function likelyLocale(bcp47: string): Intl.Locale {
  const locale = locales.get(bcp47) ?? new Intl.Locale(bcp47).maximize();
  locales.set(bcp47, locale);
  return locale;
}

/**
 * Whether somebody who reads a language, or English, can read what a source is quoted for. Languages in Latin letters
 * are told by the country in the address.
 */
export function isReadable({ url, quotes = [] }: Quoting, bcp47: string): boolean {
  const words = quotes.map((quote) => quote.words ?? "").join(" ");
  const { script: own = "Latn", region = "" } = likelyLocale(bcp47);
  if (script[own]?.test(words)) return true;
  if (otherScript.test(words)) return false;
  return !/\p{L}{4}/u.test(words) || english.test(words) || (own === "Latn" && isOfCountry(url, region));
}
