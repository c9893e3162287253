import { join } from "node:path";
import type { Fault } from "../../../faults/content-error";
import { readAllTemplates } from "../../../templates/load-templates";
import { checkCountryWords } from "../../content-check/check-country-words";
import type { CmsField } from "../cms-fields";
import { type Form, type Refusal, refuse, type Values } from "./form";
import { faultsOfFiles, filledRows, firstRepeated, isFilled, readYamlFile, yamlFile } from "./list-files";

/** content/countries/<code>.yaml as two lists: of countries and of documents. */
export function countryWordsForm(contentDir: string, code: string, fields: () => CmsField[]): Form {
  const path = join(contentDir, "countries", `${code}.yaml`);
  return {
    fields,
    code: null,
    read: () => listsOf((readYamlFile(path) ?? {}) as Record<string, Values>),
    fit: ({ countries, documents }) => ({
      countries: filledRows(countries),
      documents: filledRows(documents),
    }),
    write: (value) => (value === null ? [] : [yamlFile(path, fileOf(value))]),
    check: async (value, files) => {
      if (value === null) return refuse("The names of a language are not removed here.");
      const repeated = firstRepeated(filledRows(value.countries).map(({ country }) => country));
      if (repeated) return refuse(`“${repeated}” stands in two rows. Put them together.`, "countries");
      const { records } = readAllTemplates(join(contentDir, "templates"));
      const countryOf = new Map(records.map(({ urlPath, country }) => [urlPath, country]));
      const faults = faultsOfFiles(files, contentDir, (dir) => checkCountryWords(dir, countryOf).faults);
      return faults.map((fault) => refusalOf(fault, value));
    },
  };
}

/** The file has each word under its country, the form has one row for each country. */
function listsOf({ names = {}, aliases = {}, documents = {} }: Record<string, Values>): Values {
  const countries = [...new Set([...Object.keys(names), ...Object.keys(aliases)])].sort();
  return {
    countries: countries.map((country) => ({
      country,
      ...(names[country] !== undefined && { name: names[country] }),
      ...(aliases[country] !== undefined && { aliases: aliases[country] }),
    })),
    documents: Object.entries(documents).map(([document, words]) => ({ document, ...(words as Values) })),
  };
}

function fileOf({ countries, documents }: Values): Values {
  const ofCountries = (word: string) =>
    filledRows(countries).flatMap((row) => (isFilled(row[word]) ? [[row.country, row[word]]] : []));
  const ofDocuments = filledRows(documents).map(({ document, ...words }) => [document, words]);
  const parts = { names: ofCountries("name"), aliases: ofCountries("aliases"), documents: ofDocuments };
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, entries]) => entries.length > 0)
      .map(([part, entries]) => [part, Object.fromEntries(entries)]),
  );
}

const fieldOfPart: Partial<Record<string, string>> = { names: "name", aliases: "aliases" };

/** The field of a fault is "names.DE" or "documents.de-passport.name". */
function refusalOf({ field, problem, fix }: Fault, value: Values): Refusal {
  const [part = "", key = "", ofDocument] = field.split(".");
  const list = part === "documents" ? "documents" : "countries";
  const row = filledRows(value[list]).findIndex(({ country, document }) => [country, document].includes(key));
  if (row === -1) return { field: [list], sentence: `${key}: ${problem} ${fix}` };
  const name = fieldOfPart[part] ?? ofDocument;
  return {
    field: [list, `${row}`, ...(name === undefined ? [] : [name])],
    sentence: `${key}: ${problem} ${fix}`,
  };
}
