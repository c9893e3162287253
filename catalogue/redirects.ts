import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { localizedPath } from "../contract/site-paths";
import { languages } from "../locales/languages";
import { ContentError, type Fault } from "./faults/content-error";
import { suggestion } from "./faults/nearest-word";
import { readYaml } from "./faults/read-yaml";

/** English paths: the page that was, and the one that stands in its place. */
export interface Redirect {
  from: string;
  to: string;
}

const addressPattern = "^(/[a-z0-9-]+)+$";
const addressForm = "Write an English address, as in /guide/pt-passport.";
const PathSchema = Type.String({ pattern: addressPattern, description: addressForm });
const RedirectsSchema = Type.Record(Type.String(), PathSchema);

/**
 * content/redirects.yaml: for each address that was published once and is no longer, the page that stands in its place.
 *
 * @throws ContentError for a page that still exists, a place where none is, a circle, or a way of two steps
 */
export function loadRedirects(contentDir: string, pages: ReadonlySet<string>): Redirect[] {
  const path = join(contentDir, "redirects.yaml");
  if (!existsSync(path)) return [];
  const { file, value, faults: formFaults, lineOf } = readYaml(path, RedirectsSchema);
  const faults: Fault[] = [...formFaults];
  for (const [from, to] of Object.entries(value ?? {})) {
    const say = (problem: string, fix: string) =>
      faults.push({ file, line: lineOf([from]), field: from, problem, fix });
    if (!new RegExp(addressPattern).test(from)) say("this is no address.", addressForm);
    else if (pages.has(from)) say("this page exists.", "Remove the line: the page itself is shown.");
    else if (leadsBack(value!, from)) say(`${to} leads back to it.`, "Write a page that exists.");
    else if (to in value!) say(`${to} leads on to another page.`, `Write ${value![to]}: one step is enough.`);
    else if (!pages.has(to)) say(`there is no page ${to}.`, suggestion(to, [...pages]));
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
 * The ways to a language by its tag, as people type it: "/fr" leads to "/fr-fr", "/ja/guide" to "/jp/guide", "/en" home.
 * @param codes of the languages that were built
 */
export const languageTagsText = (codes: readonly string[]): string => {
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
};

/** One line for each language, "/de/guide/old /de/guide/new 301"; for a page in English only there is but one. */
export const redirectsText = (redirects: readonly Redirect[]): string => {
  const lines = redirects.flatMap(({ from, to }) =>
    languages.map(({ code }) => `${localizedPath(from, code)} ${localizedPath(to, code)} 301\n`),
  );
  return [...new Set(lines)].join("");
};
