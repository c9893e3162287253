import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { stringify } from "yaml";
import { countryNames } from "../../../templates/country-name";
import { templateTextFaults } from "../../../templates/load-templates";
import { TemplateEntrySchema } from "../../../templates/template-file";
import { fileHead } from "../../new-content/create-document";
import type { CmsField } from "../cms-fields";
import { wordsOfName } from "../field-labels";
import { fitToSchema } from "../fit-to-schema";
import { spliceYaml } from "../splice-yaml";
import { type Form, refuse, type Values } from "./form";

interface CountryFile {
  country: string;
  templates: (Values & { urlPath: string; document: string; variant?: string })[];
}

/** One document of content/templates/<cc>.yaml. */
export function documentForm(contentDir: string, urlPath: string, fields: () => CmsField[]): Form {
  const found = () =>
    documentsIn(contentDir).find(({ file }) => file.templates.some((entry) => entry.urlPath === urlPath));
  return {
    fields,
    code: null,
    read: () => {
      const place = found();
      if (!place) return null;
      const { country, templates } = place.file;
      return formValue(country, templates.find((entry) => entry.urlPath === urlPath)!);
    },
    fit: ({ country, label: _, searchedAs: __, ...entry }) => ({
      country,
      ...(fitToSchema(entry, TemplateEntrySchema) as Values),
    }),
    write: (value) => {
      if (value === null) return [];
      const { country, label: _, searchedAs: __, ...entry } = value;
      const path = join(contentDir, "templates", `${String(country).toLowerCase()}.yaml`);
      if (!existsSync(path)) {
        const name = countryName(String(country));
        const item = stringify([entry], { lineWidth: 0 }).replace(/^(?=.)/gm, "  ");
        return [{ path, text: `${fileHead(name, String(country))}${item}` }];
      }
      const before = readFileSync(path, "utf8");
      const file = load(before, { schema: CORE_SCHEMA }) as CountryFile;
      const at = file.templates.findIndex((each) => each.urlPath === urlPath);
      const templates = at === -1 ? [...file.templates, entry] : file.templates.with(at, entry as never);
      return [{ path, text: spliceYaml(before, { ...file, templates }) }];
    },
    check: async (value, [saved]) => {
      if (value === null)
        return refuse("A document is not removed here: its address is published. Ask a developer.");
      if (value.urlPath !== urlPath)
        return refuse(`It must stay “${urlPath}”: the address is published.`, "urlPath");
      const place = found();
      if (place && place.file.country !== value.country)
        return refuse(`The document belongs to ${place.file.country} and stays there.`, "country");
      return templateTextFaults(saved!.text!, saved!.path).map(({ field, problem, fix }) => {
        const own = field.replace(`${urlPath}, `, "").replace(/\[(\d+)\]/g, ".$1");
        const isOwn = own !== field || field === "country";
        const sentence = `${isOwn ? "" : `${field}: `}${problem} ${fix}`;
        return { field: isOwn ? own.replace(/^templates\.\d+\./, "").split(".") : [], sentence };
      });
    },
  };
}

const countryName = countryNames("en", "General sizes", {});

/** `label` names it in lists, `searchedAs` is what people type; neither is stored. */
function formValue(country: string, entry: CountryFile["templates"][number]): Values {
  const names = [
    countryName(country),
    wordsOfName(entry.document).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()),
    ...(entry.variant === undefined ? [] : [entry.variant]),
  ];
  // Only words that stand side by side are found: "Albania visa e-Visa", and "Albania e-Visa".
  const ways = [names, names.toSpliced(1, 1)].slice(0, names.length - 1);
  const searchedAs = ways.map((way) => way.join(" ")).join(", ");
  return { label: names.join(", "), searchedAs, country, draft: false, ...entry };
}

/** The documents of all countries: address and value of their forms. */
export const allDocuments = (contentDir: string): [urlPath: string, value: Values][] =>
  documentsIn(contentDir).flatMap(({ file }) =>
    file.templates.map((entry): [string, Values] => [entry.urlPath, formValue(file.country, entry)]),
  );

const known = new Map<string, { mtimeMs: number; file: CountryFile }>();

/** Files that are not YAML or have another shape are left out: the check of the content names them. */
function documentsIn(contentDir: string): { path: string; file: CountryFile }[] {
  const dir = join(contentDir, "templates");
  return readdirSync(dir)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => {
      const path = join(dir, name);
      const { mtimeMs } = statSync(path);
      const last = known.get(path);
      if (last?.mtimeMs === mtimeMs) return [{ path, file: last.file }];
      try {
        const file = load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA }) as CountryFile;
        if (!Array.isArray(file.templates)) return [];
        known.set(path, { mtimeMs, file });
        return [{ path, file }];
      } catch {
        return [];
      }
    });
}
