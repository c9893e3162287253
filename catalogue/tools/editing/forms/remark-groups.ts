import { generalSizesCode } from "../../../../contract/codes";
import { countryNames } from "../../../templates/country-name";
import { readRemarks } from "../../../templates/remarks";
import { wordsOfName } from "../field-labels";

const countryName = countryNames("en", "General sizes", {});

/** "de-bahncard-1" -> "de" */
const startOf = (id: string): string => id.slice(0, id.indexOf("-"));

/** "de" -> "Germany" */
function countryOf(start: string): string {
  const code = start === "std" ? generalSizesCode : start.toUpperCase();
  return code.length === 2 ? countryName(code) : wordsOfName(start);
}

const letters = new Map<string, string>();

/** Of the country's name, without its accent. */
function letterOf(id: string): string {
  const start = startOf(id);
  const letter = letters.get(start) ?? countryOf(start).normalize("NFD").charAt(0).toLowerCase();
  letters.set(start, letter);
  return letter;
}

const allIds = (contentDir: string): string[] => Object.keys(readRemarks(contentDir, "en"));

/** The remarks of the documents of countries whose name begins with this letter. */
export const remarkIds = (contentDir: string, letter: string): string[] =>
  allIds(contentDir).filter((id) => letterOf(id) === letter);

/** The first letters of countries with remarks, one form each. */
export const remarkLetters = (contentDir: string): string[] =>
  [...new Set(allIds(contentDir).map(letterOf))].sort();

/** "A: Argentina, Australia, Austria": what the remarks of a letter are about. */
export function remarksLabel(contentDir: string, letter: string): string {
  const names = [...new Set(remarkIds(contentDir, letter).map(startOf).map(countryOf))];
  return `${letter.toUpperCase()}: ${names.sort((a, b) => a.localeCompare(b, "en")).join(", ")}`;
}
