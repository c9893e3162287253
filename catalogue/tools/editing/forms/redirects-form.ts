import { join } from "node:path";
import { collectReferences } from "../../../articles/references";
import { type Redirect, redirectFaults } from "../../../redirects";
import { readAllTemplates } from "../../../templates/load-templates";
import type { CmsField } from "../cms-fields";
import { type Form, refuse, type Values } from "./form";
import { filledRows, firstRepeated, readYamlFile, yamlFile } from "./list-files";

/** content/redirects.yaml as a list of old and new addresses. */
export function redirectsForm(contentDir: string, fields: () => CmsField[]): Form {
  const path = join(contentDir, "redirects.yaml");
  const redirectsIn = (value: Values | null): Redirect[] =>
    filledRows(value?.redirects).map(({ from, to }) => ({ from: String(from ?? ""), to: String(to ?? "") }));
  return {
    fields,
    code: null,
    read: () => ({
      redirects: Object.entries((readYamlFile(path) ?? {}) as Values).map(([from, to]) => ({ from, to })),
    }),
    fit: ({ redirects }) => ({ redirects: filledRows(redirects) }),
    write: (value) => {
      if (value === null) return [];
      return [yamlFile(path, Object.fromEntries(redirectsIn(value).map(({ from, to }) => [from, to])))];
    },
    check: async (value) => {
      const redirects = redirectsIn(value);
      const repeated = firstRepeated(redirects.map(({ from }) => from));
      if (repeated) return refuse(`“${repeated}” stands in two rows.`, "redirects");
      const { records } = readAllTemplates(join(contentDir, "templates"));
      const { pages } = collectReferences(contentDir, records);
      return redirectFaults(redirects, pages).flatMap(({ row, part, problem, fix }) =>
        refuse(`${problem} ${fix}`, "redirects", `${row}`, part),
      );
    },
  };
}
