import { suggestion } from "../../photo/core/nearest-word";

export const countryPartOf = (urlPath: string): string => urlPath.slice(0, urlPath.indexOf("-") + 1);

/** For a wrong id, those of its country alone: another country's document has other rules. */
export function suggestDocument(urlPath: string, urlPaths: Iterable<string>): string {
  const ofCountry = [...urlPaths].filter((known) => countryPartOf(known) === countryPartOf(urlPath));
  return ofCountry.length > 0 ? suggestion(urlPath, ofCountry) : "Remove it or correct its spelling.";
}
