import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { localizedPath } from "../contract/site/site-paths";
import { languages } from "../locales/languages";
import { ContentError, type Fault } from "./faults/content-error";
import { suggestion } from "./faults/nearest-word";
import { readYaml } from "./faults/read-yaml";

/** English paths: from a removed page to its replacement. */
export interface Redirect {
  from: string;
  to: string;
}

const addressPattern = "^(/[a-z0-9-]+)+$";
const addressForm = "Write an English address, as in /guide/pt-passport.";
const PathSchema = Type.String({ pattern: addressPattern, description: addressForm });
const RedirectsSchema = Type.Record(Type.String(), PathSchema);

/**
 * Reads content/redirects.yaml: the replacement of each address that was published and removed.
 * @throws ContentError for an existing source, a missing target, a loop or a chain
 */
export function loadRedirects(contentDir: string, pages: ReadonlySet<string>): Redirect[] {
  const path = join(contentDir, "redirects.yaml");
  if (!existsSync(path)) return [];
  const { file, value, faults: formFaults, lineOf } = readYaml(path, RedirectsSchema);
  const faults: Fault[] = [...formFaults];
  for (const [from, to] of Object.entries(value ?? {})) {
    const report = (problem: string, fix: string) =>
      faults.push({ file, line: lineOf([from]), field: from, problem, fix });
    if (!new RegExp(addressPattern).test(from)) report("this is no address.", addressForm);
    else if (pages.has(from)) report("this page exists.", "Remove the line: the page itself is shown.");
    else if (leadsBack(value!, from)) report(`${to} leads back to it.`, "Write a page that exists.");
    else if (to in value!)
      report(`${to} leads on to another page.`, `Write ${value![to]}: one step is enough.`);
    else if (!pages.has(to)) report(`there is no page ${to}.`, suggestion(to, [...pages]));
  }
  if (faults.length > 0) throw new ContentError(faults);
  return Object.entries(value!).map(([from, to]) => ({ from, to }));
}

function leadsBack(redirects: Record<string, string>, from: string): boolean {
  const passed = new Set<string>();
  for (let at = redirects[from]; at !== undefined && !passed.has(at); at = redirects[at]) passed.add(at);
  return passed.has(from);
}

/**
 * Redirects from language tags that people type: "/fr" to "/fr-fr", "/ja/guide" to "/jp/guide", "/en" to home.
 * @param codes of the languages that were built
 */
export function languageTagsText(codes: readonly string[]): string {
  const prefixes = new Set(languages.map(({ prefix }) => prefix));
  const lines = languages
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ prefix, bcp47 }) => {
      const tag = bcp47.toLowerCase();
      const own = prefix === "" ? "" : `/${prefix}`;
      return [tag, tag.split("-")[0]!]
        .filter((word) => !prefixes.has(word))
        .flatMap((word) => [`/${word} ${own || "/"} 301\n`, `/${word}/* ${own}/:splat 301\n`]);
    });
  return [...new Set(lines)].join("");
}

/** One line per language, "/de/guide/old /de/guide/new 301"; one for a page in English only. */
export function redirectsText(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    languages.map(({ code }) => `${localizedPath(from, code)} ${localizedPath(to, code)} 301\n`),
  );
  return [...new Set(lines)].join("");
}
