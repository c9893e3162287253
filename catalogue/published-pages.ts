import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRedirects } from "./redirects";

/** All published addresses, in English, one per line. `npm run check:content -- --record` adds new ones. */
export const publishedPagesFile = (contentDir: string): string => join(contentDir, "published-pages.txt");

export function readPublishedPages(contentDir: string): string[] {
  const path = publishedPagesFile(contentDir);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
}

/** The page of the same kind that was not published yet, if it is the only one: what a folder was probably renamed to. */
export function newAddress(page: string, added: readonly string[]): string | undefined {
  const kind = page.slice(0, page.lastIndexOf("/") + 1);
  const ofKind = added.filter((address) => address.startsWith(kind));
  return ofKind.length === 1 ? ofKind[0] : undefined;
}

/** Published addresses that are gone, each with its page of today, as far as that is known. */
export function renamedPages(contentDir: string, pages: ReadonlySet<string>): ReadonlyMap<string, string> {
  const published = readPublishedPages(contentDir);
  const known = new Set(published);
  const added = [...pages].filter((page) => !known.has(page));
  const gone = published.filter((page) => !pages.has(page));
  const guessed = gone.flatMap((page): [string, string][] => {
    const address = newAddress(page, added);
    return address === undefined ? [] : [[page, address]];
  });
  const redirected = readRedirects(contentDir)
    .filter(({ to }) => pages.has(to))
    .map(({ from, to }): [string, string] => [from, to]);
  return new Map([...guessed, ...redirected]);
}
