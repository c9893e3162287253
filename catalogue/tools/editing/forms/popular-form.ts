import { basename, join } from "node:path";
import { loadHot } from "../../../templates/hot";
import { loadTemplates } from "../../../templates/load-templates";
import type { CmsField } from "../cms-fields";
import { type Form, refuse, type Values } from "./form";
import { faultsOfFiles, filledRows, firstRepeated, readYamlFile, yamlFile } from "./list-files";

/** content/hot.yaml and hot-by-language.yaml, the documents of the home page, as two lists. */
export function popularForm(contentDir: string, fields: () => CmsField[]): Form {
  const everywhereFile = join(contentDir, "hot.yaml");
  const byLanguageFile = join(contentDir, "hot-by-language.yaml");
  return {
    fields,
    code: null,
    read: () => {
      const byLanguage = Object.entries((readYamlFile(byLanguageFile) ?? {}) as Values);
      return {
        everywhere: readYamlFile(everywhereFile) ?? [],
        byLanguage: byLanguage.map(([language, documents]) => ({ language, documents })),
      };
    },
    fit: ({ everywhere, byLanguage }) => ({
      everywhere: everywhere ?? [],
      byLanguage: filledRows(byLanguage),
    }),
    write: (value) => {
      if (value === null) return [];
      const lists = filledRows(value.byLanguage).map(({ language, documents }) => [
        language,
        documents ?? [],
      ]);
      return [
        yamlFile(everywhereFile, value.everywhere as object),
        yamlFile(byLanguageFile, Object.fromEntries(lists)),
      ];
    },
    check: async (value, files) => {
      const repeated = firstRepeated(filledRows(value?.byLanguage).map(({ language }) => language));
      if (repeated) return refuse(`“${repeated}” stands in two rows.`, "byLanguage");
      const records = loadTemplates(join(contentDir, "templates"));
      const urlPaths = new Set(records.map(({ urlPath }) => urlPath));
      const faults = faultsOfFiles(files, contentDir, (dir) => {
        loadHot(dir, urlPaths);
        return [];
      });
      return faults.map(({ file, problem, fix }) => ({
        field: [basename(file) === "hot.yaml" ? "everywhere" : "byLanguage"],
        sentence: `${problem} ${fix}`,
      }));
    },
  };
}
