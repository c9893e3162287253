import { type Language, languages } from "./languages";

/** Only for Chinese: `Intl.Locale.maximize` blocks a phone's page for several milliseconds. */
const scriptOf = (bcp47: string) => new Intl.Locale(bcp47).maximize().script;

/** The language for a BCP 47 tag such as "de-AT" or "zh-HK"; undefined if there is none. */
export function languageOfTag(tag: string): Language | undefined {
  const [language] = tag.toLowerCase().split("-");
  const known = languages.filter(({ bcp47 }) => bcp47.split("-")[0] === language);
  return known.length > 1 ? known.find(({ bcp47 }) => scriptOf(bcp47) === scriptOf(tag)) : known[0];
}
