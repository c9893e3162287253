import { defaultLanguage, languages } from "./languages";

/**
 * The codes of the languages to build: all, or those of `GATSBY_BUILD_LANGS=en,de`. English is always among
 * them, since every other page is made from its English one.
 * @throws Error naming the unknown code
 */
export function buildLanguageCodes(environment = process.env.GATSBY_BUILD_LANGS): string[] {
  const known = languages.map((language) => language.code);
  const wanted = (environment ?? "").split(",").flatMap((code) => code.trim() || []);
  const unknown = wanted.find((code) => !known.includes(code));
  if (unknown) throw new Error(`GATSBY_BUILD_LANGS: "${unknown}" is not one of ${known.join(", ")}`);
  if (wanted.length === 0) return known;
  return known.filter((code) => code === defaultLanguage.code || wanted.includes(code));
}
