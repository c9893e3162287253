import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { localizedPath } from "../contract/site/site-paths";
import { languages } from "../locales/languages";
import { suggestion } from "../photo/core/nearest-word";
import { ContentError, type Fault } from "./faults/content-error";
import { readYaml } from "./faults/read-yaml";

/** English paths: from a removed page to its replacement. */
export interface Redirect {
  from: string;
  to: string;
}

const addressPattern = /^(\/[a-z0-9-]+)+$/;
const addressForm = "Write an English address, as in /guide/pt-passport.";
const prefixes = new Set(languages.map(({ prefix }) => prefix));
const isOfLanguage = (path: string): boolean => prefixes.has(path.split("/")[1]!);
const RedirectsSchema = Type.Record(Type.String(), Type.String());

/** A fault of one redirect, by its row in the list, and which of its two addresses it is about. */
interface RedirectFault {
  row: number;
  part: keyof Redirect;
  problem: string;
  fix: string;
}

const redirectsFile = (contentDir: string): string => join(contentDir, "redirects.yaml");

const redirectsOf = (value: Readonly<Record<string, string>> | null): Redirect[] =>
  Object.entries(value ?? {}).map(([from, to]) => ({ from, to }));

/** The lines of content/redirects.yaml, unchecked. */
export function readRedirects(contentDir: string): Redirect[] {
  const path = redirectsFile(contentDir);
  return existsSync(path) ? redirectsOf(readYaml(path, RedirectsSchema).value) : [];
}

/**
 * Reads content/redirects.yaml: the replacement of each address that was published and removed.
 * @throws ContentError for an existing source, a missing target, a loop or a chain
 */
export function loadRedirects(contentDir: string, pages: ReadonlySet<string>): Redirect[] {
  const path = redirectsFile(contentDir);
  if (!existsSync(path)) return [];
  const { file, value, faults: formFaults, lineOf } = readYaml(path, RedirectsSchema);
  const redirects = redirectsOf(value);
  const faults = redirectFaults(redirects, pages).map(({ row, problem, fix }): Fault => {
    const { from } = redirects[row]!;
    return { file, line: lineOf([from]), field: from, problem, fix };
  });
  if (formFaults.length + faults.length > 0) throw new ContentError([...formFaults, ...faults]);
  return redirects;
}

/** The first fault of each address of a redirect. */
export function redirectFaults(redirects: readonly Redirect[], pages: ReadonlySet<string>): RedirectFault[] {
  const targetOf = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap((redirect, row): RedirectFault[] => {
    const old = oldAddressFault(redirect.from, pages);
    const fresh = newAddressFault(redirect, targetOf, pages);
    return [
      ...(old === null ? [] : [{ row, part: "from" as const, ...old }]),
      ...(fresh === null ? [] : [{ row, part: "to" as const, ...fresh }]),
    ];
  });
}

type AddressFault = Pick<RedirectFault, "problem" | "fix"> | null;
const say = (problem: string, fix: string): AddressFault => ({ problem, fix });

function oldAddressFault(from: string, pages: ReadonlySet<string>): AddressFault {
  if (!addressPattern.test(from)) return say("this is no address.", addressForm);
  if (isOfLanguage(from)) return say("this address has a language.", addressForm);
  return pages.has(from) ? say("this page exists.", "Remove the line: the page itself is shown.") : null;
}

function newAddressFault(
  { from, to }: Redirect,
  targetOf: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): AddressFault {
  if (!addressPattern.test(to)) return say(`"${to}" is no address.`, addressForm);
  if (leadsBack(targetOf, from)) return say(`${to} leads back to it.`, "Write a page that exists.");
  const next = targetOf.get(to);
  if (next !== undefined) return say(`${to} leads on to another page.`, `Write ${next}: one step is enough.`);
  return pages.has(to) ? null : say(`there is no page ${to}.`, suggestion(to, [...pages]));
}

function leadsBack(targetOf: ReadonlyMap<string, string>, from: string): boolean {
  const passed = new Set<string>();
  for (let at = targetOf.get(from); at !== undefined && !passed.has(at); at = targetOf.get(at))
    passed.add(at);
  return passed.has(from);
}

/**
 * Redirects from language tags that people type: "/fr" to "/fr-fr", "/ja/guide" to "/jp/guide", "/en" to home.
 * @param codes of the languages that were built
 */
export function languageTagsText(codes: readonly string[]): string {
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

/**
 * One line per language, "/de/guide/old /de/guide/new 301"; one for a page in English only.
 * @param codes of the languages that were built
 */
export function redirectsText(redirects: readonly Redirect[], codes: readonly string[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    codes.map((code) => `${localizedPath(from, code)} ${localizedPath(to, code)} 301\n`),
  );
  return [...new Set(lines)].join("");
}
