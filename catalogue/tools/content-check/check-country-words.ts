import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { generalSizesCode } from "../../../contract/codes";
import { foldText } from "../../../locales/fold-text";
import { type Language, languageOfCode } from "../../../locales/languages";
import { type CountryWords, loadCountryWords, readCountryWords } from "../../countries/country-words";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
import { countryNames } from "../../templates/country-name";

export interface CountryWordFaults {
  faults: Fault[];
  /** Works but may be unintended. */
  warnings: Fault[];
}

/** Makes the fault of a line. */
type FaultAt = (part: keyof CountryWords, key: string, problem: string, fix: string) => Fault;

/**
 * Checks content/countries/: only existing countries and documents, and no word that leads to another country.
 * @param documents countries of all documents, by urlPath
 */
export function checkCountryWords(
  contentDir: string,
  documents: ReadonlyMap<string, string>,
): CountryWordFaults {
  const countries = new Set(documents.values());
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const folder = join(contentDir, "countries");
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const code = basename(name, ".yaml");
    const language = name.endsWith(".yaml") ? languageOfCode(code) : undefined;
    if (!language) {
      faults.push(noLanguage(join(folder, name)));
      continue;
    }
    const { file, lineOf, faults: shape } = readCountryWords(contentDir, code);
    faults.push(...shape);
    if (shape.length > 0) continue;
    const words = loadCountryWords(contentDir, code);
    const at: FaultAt = (part, key, problem, fix) => ({
      file,
      line: lineOf([part, key]),
      field: `${part}.${key}`,
      problem,
      fix,
    });
    const aliases = checkAliases(words, shownNames(words, language, countries), at);
    faults.push(...doubledWords(words, at), ...joinedWords(words, at));
    faults.push(...unknownCountries(words, countries, at), ...wrongDocuments(words, documents, at));
    faults.push(...aliases.faults);
    warnings.push(...aliases.warnings);
  }
  return { faults, warnings };
}

const unknownCountries = (words: CountryWords, countries: ReadonlySet<string>, at: FaultAt): Fault[] =>
  (["names", "aliases"] as const).flatMap((part) =>
    Object.keys(words[part])
      .filter((country) => !countries.has(country))
      .map((country) =>
        at(
          part,
          country,
          `there is no document of a country "${country}".`,
          `Add content/templates/${country.toLowerCase()}.yaml, or take this line out.`,
        ),
      ),
  );

function wrongDocuments(words: CountryWords, documents: ReadonlyMap<string, string>, at: FaultAt): Fault[] {
  const faults: Fault[] = [];
  for (const [urlPath, { photoOf }] of Object.entries(words.documents)) {
    const country = documents.get(urlPath);
    const isGeneral = country === generalSizesCode;
    if (country === undefined)
      faults.push(
        at(
          "documents",
          urlPath,
          "there is no such document.",
          "Use the urlPath of a document in content/templates/.",
        ),
      );
    else if (isGeneral === (photoOf !== undefined))
      faults.push(
        at(
          "documents",
          urlPath,
          isGeneral ? "a general size has no photoOf." : "photoOf is missing.",
          "A country's document needs its name and its photo's heading, a general size its name alone.",
        ),
      );
  }
  return faults;
}

/** Other words that the file has already as the country's name, or as another word. */
const doubledWords = ({ names, aliases }: CountryWords, at: FaultAt): Fault[] =>
  Object.entries(aliases).flatMap(([country, words]) => {
    const folded = [names[country] ?? "", ...words].map(foldText);
    return words
      .filter((_, index) => folded.indexOf(folded[index + 1]!) <= index)
      .map((word) =>
        at("aliases", country, `"${word}" stands there twice.`, "Take it out of the other words."),
      );
  });

/** Nobody types the comma of two words that were written as one. */
const joinedWords = ({ aliases }: CountryWords, at: FaultAt): Fault[] =>
  Object.entries(aliases).flatMap(([country, words]) =>
    words
      .filter((word) => /[,;،、，；]/.test(word))
      .map((word) =>
        at("aliases", country, `"${word}" is more than one word.`, "Write each as a word of its own."),
      ),
  );

/** @param nameOf countries by their folded names */
function checkAliases(
  { aliases }: CountryWords,
  nameOf: ReadonlyMap<string, string>,
  at: FaultAt,
): CountryWordFaults {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const owners = new Map<string, string>();
  for (const [country, words] of Object.entries(aliases))
    for (const alias of words) {
      const folded = foldText(alias);
      const named = nameOf.get(folded);
      if (named !== undefined && named !== country)
        faults.push(
          at("aliases", country, `"${alias}" is the name of ${named}.`, "Take it out, or mend the code."),
        );
      const owner = owners.get(folded);
      if (owner !== undefined)
        warnings.push(
          at("aliases", country, `"${alias}" finds ${owner} too.`, "Keep it only if both are meant."),
        );
      owners.set(folded, country);
    }
  return { faults, warnings };
}

/** Folded names of countries, in this language and English, to their codes. */
function shownNames(
  { names }: CountryWords,
  { bcp47 }: Language,
  countries: ReadonlySet<string>,
): Map<string, string> {
  const ways = [countryNames("en", "", {}), countryNames(bcp47, "", {}), countryNames(bcp47, "", names)];
  return new Map(
    [...countries]
      .filter((country) => country !== generalSizesCode)
      .flatMap((country) => ways.map((name): [string, string] => [foldText(name(country)), country])),
  );
}

const noLanguage = (path: string): Fault => ({
  file: shownPath(path),
  line: null,
  field: "",
  problem: "is not named after a language.",
  fix: "Call it like a code in locales/languages.ts: de.yaml, jp.yaml.",
});
