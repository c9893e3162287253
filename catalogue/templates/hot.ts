import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { languages } from "../../locales/languages";
import { ContentError, type Fault } from "../faults/content-error";
import { languageSuggestion } from "../faults/language-word";
import { readYaml } from "../faults/read-yaml";
import { suggestDocument } from "./suggest-document";

const HotSchema = Type.Array(Type.String(), { minItems: 1 });
const HotByLanguageSchema = Type.Record(Type.String(), HotSchema);

/** The popular documents of a language. */
export type HotOf = (code: string) => string[];

/**
 * urlPaths of content/hot.yaml, preceded by those that hot-by-language.yaml adds for a language; the same number in
 * all languages.
 * @throws ContentError for an unknown template or language
 */
export function loadHot(contentDir: string, urlPaths: ReadonlySet<string>): HotOf {
  const hot = readYaml(join(contentDir, "hot.yaml"), HotSchema);
  const path = join(contentDir, "hot-by-language.yaml");
  const first = existsSync(path) ? readYaml(path, HotByLanguageSchema) : null;
  const faults: Fault[] = [...hot.faults, ...(first?.faults ?? [])];

  const checkList = (file: string, list: readonly string[], place: readonly string[], lineOf: LineOf) => {
    list.forEach((urlPath, index) => {
      if (urlPaths.has(urlPath)) return;
      const line = lineOf([...place, index]);
      const problem = `there is no document "${urlPath}".`;
      faults.push({
        file,
        line,
        field: [...place, `[${index}]`].join(""),
        problem,
        fix: suggestDocument(urlPath, urlPaths),
      });
    });
  };
  if (hot.value) checkList(hot.file, hot.value, [], hot.lineOf);
  const codes = languages.map(({ code }) => code);
  for (const [code, list] of Object.entries(first?.value ?? {})) {
    checkList(first!.file, list, [code], first!.lineOf);
    if (codes.includes(code)) continue;
    const problem = `there is no language "${code}".`;
    faults.push({
      file: first!.file,
      line: first!.lineOf([code]),
      field: code,
      problem,
      fix: languageSuggestion(code),
    });
  }
  if (!hot.value || faults.length > 0) throw new ContentError(faults);
  const all = hot.value;
  return (code) => [...new Set([...(first?.value?.[code] ?? []), ...all])].slice(0, all.length);
}

type LineOf = (path: readonly (string | number)[]) => number | null;
