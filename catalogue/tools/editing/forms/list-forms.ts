import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { collectReferences } from "../../../articles/references";
import { ContentError, type Fault } from "../../../faults/content-error";
import { loadRedirects } from "../../../redirects";
import { loadHot } from "../../../templates/hot";
import { loadTemplates } from "../../../templates/load-templates";
import { checkCountryWords } from "../../content-check/check-country-words";
import type { CmsField } from "../cms-fields";
import { spliceYaml } from "../splice-yaml";
import { type FileText, type Form, type Refusal, refuse, type Values } from "./form";

const readYamlFile = (path: string): unknown => (existsSync(path) ? parse(readFileSync(path, "utf8")) : null);

function yamlFile(path: string, value: object): FileText {
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const old: unknown = parse(before);
  if (isFilled(old) && Object.keys(old as object).length > 0 && Object.keys(value).length > 0)
    return { path, text: spliceYaml(before, value) };
  // Only the comments of an empty file are kept.
  const comments = before.split("\n").filter((line) => line.startsWith("#"));
  return { path, text: [...comments, stringify(value, { lineWidth: 0 })].join("\n") };
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The rows of a list, without empty fields. */
const rows = (list: unknown): Values[] =>
  ((list ?? []) as Values[]).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, v]) => isFilled(v))),
  );

/** The first key that stands in two rows. */
const twice = (keys: unknown[]) => keys.find((key, index) => keys.indexOf(key) !== index);

/** Of a loader that throws its faults. */
const noFaults = (_loaded: unknown): Fault[] => [];

/**
 * Checks files by a loader of the content folder, before they are written: in a folder of their own.
 * @param check returns faults or throws a ContentError
 */
function faultsOf(saved: readonly FileText[], contentDir: string, check: (dir: string) => Fault[]): Fault[] {
  const dir = mkdtempSync(join(tmpdir(), "checked-"));
  try {
    for (const { path, text } of saved) {
      const copy = join(dir, path.slice(contentDir.length + 1));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, text ?? "");
    }
    return check(dir);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.faults];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** content/countries/<code>.yaml as two lists. */
export function countryWordsForm(contentDir: string, code: string, fields: () => CmsField[]): Form {
  const path = join(contentDir, "countries", `${code}.yaml`);
  const stored = ({ countries, documents }: Values) => {
    const byCountry = (part: string) =>
      Object.fromEntries(
        rows(countries).flatMap((row) => (isFilled(row[part]) ? [[row.country, row[part]]] : [])),
      );
    const words = rows(documents).map(({ document, ...names }) => [document, names]);
    return Object.fromEntries(
      Object.entries({
        names: byCountry("name"),
        aliases: byCountry("aliases"),
        documents: Object.fromEntries(words),
      }).filter(([, part]) => Object.keys(part).length > 0),
    );
  };
  return {
    fields,
    code: null,
    read: () => {
      const {
        names = {},
        aliases = {},
        documents = {},
      } = (readYamlFile(path) ?? {}) as Record<string, Values>;
      return {
        countries: [...new Set([...Object.keys(names), ...Object.keys(aliases)])].sort().map((country) => ({
          country,
          ...(names[country] !== undefined && { name: names[country] }),
          ...(aliases[country] !== undefined && { aliases: aliases[country] }),
        })),
        documents: Object.entries(documents).map(([document, names]) => ({ document, ...(names as Values) })),
      };
    },
    fit: ({ countries, documents }) => ({ countries: rows(countries), documents: rows(documents) }),
    write: (value) => (value === null ? [] : [yamlFile(path, stored(value))]),
    check: async (value, saved) => {
      if (value === null) return refuse("The names of a language are not removed here.");
      const country = twice(rows(value.countries).map((row) => row.country));
      if (country) return refuse(`“${country}” stands in two rows. Put them together.`, "countries");
      const records = loadTemplates(join(contentDir, "templates"));
      const documents = new Map(records.map((record) => [record.urlPath, record.country]));
      return faultsOf(saved, contentDir, (dir) => checkCountryWords(dir, documents).faults).map((fault) => {
        const [part = "", key = ""] = fault.field.split(".");
        const list = part === "documents" ? "documents" : "countries";
        const at = rows(value[list]).findIndex((row) => row.country === key || row.document === key);
        return {
          field: at === -1 ? [list] : [list, `${at}`],
          sentence: `${key}: ${fault.problem} ${fault.fix}`,
        };
      });
    },
  };
}

/** content/redirects.yaml as a list. */
export function redirectsForm(contentDir: string, fields: () => CmsField[]): Form {
  const path = join(contentDir, "redirects.yaml");
  return {
    fields,
    code: null,
    read: () => ({
      redirects: Object.entries((readYamlFile(path) ?? {}) as Values).map(([from, to]) => ({ from, to })),
    }),
    fit: ({ redirects }) => ({ redirects: rows(redirects) }),
    write: (value) => {
      if (value === null) return [];
      return [yamlFile(path, Object.fromEntries(rows(value.redirects).map(({ from, to }) => [from, to])))];
    },
    check: async (value, saved) => {
      const list = rows(value?.redirects);
      const from = twice(list.map((row) => row.from));
      if (from) return refuse(`“${from}” stands in two rows.`, "redirects");
      const { pages } = collectReferences(contentDir, loadTemplates(join(contentDir, "templates")));
      return faultsOf(saved, contentDir, (dir) => noFaults(loadRedirects(dir, pages))).map(
        ({ field, problem, fix }): Refusal => {
          const at = list.findIndex((row) => row.from === field);
          return {
            field: ["redirects", ...(at === -1 ? [] : [`${at}`, "from"])],
            sentence: `${problem} ${fix}`,
          };
        },
      );
    },
  };
}

/** content/hot.yaml and hot-by-language.yaml as two lists. */
export function popularForm(contentDir: string, fields: () => CmsField[]): Form {
  const [all, own] = ["hot.yaml", "hot-by-language.yaml"].map((name) => join(contentDir, name)) as [
    string,
    string,
  ];
  return {
    fields,
    code: null,
    read: () => ({
      everywhere: readYamlFile(all) ?? [],
      byLanguage: Object.entries((readYamlFile(own) ?? {}) as Values).map(([language, documents]) => ({
        language,
        documents,
      })),
    }),
    fit: ({ everywhere, byLanguage }) => ({ everywhere: everywhere ?? [], byLanguage: rows(byLanguage) }),
    write: (value) => {
      if (value === null) return [];
      const lists = rows(value.byLanguage).map(({ language, documents }) => [language, documents ?? []]);
      return [yamlFile(all, value.everywhere as object), yamlFile(own, Object.fromEntries(lists))];
    },
    check: async (value, saved) => {
      const language = twice(rows(value?.byLanguage).map((row) => row.language));
      if (language) return refuse(`“${language}” stands in two rows.`, "byLanguage");
      const records = loadTemplates(join(contentDir, "templates"));
      const urlPaths = new Set(records.map(({ urlPath }) => urlPath));
      return faultsOf(saved, contentDir, (dir) => noFaults(loadHot(dir, urlPaths))).map(
        ({ file, problem, fix }) => ({
          field: [basename(file) === "hot.yaml" ? "everywhere" : "byLanguage"],
          sentence: `${problem} ${fix}`,
        }),
      );
    },
  };
}
