import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
import type { Redirect } from "../../redirects";

/** All published addresses, in English, one per line. `npm run check:content -- --record` adds new ones. */
const listOf = (contentDir: string) => join(contentDir, "published-pages.txt");

const readPublished = (contentDir: string): string[] =>
  readFileSync(listOf(contentDir), "utf8").split("\n").filter(Boolean);

/** A published address that is gone must redirect. A folder without a list is not checked. */
export function checkPublishedPages(
  contentDir: string,
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): { faults: Fault[]; warnings: Fault[] } {
  const path = listOf(contentDir);
  if (!existsSync(path)) return { faults: [], warnings: [] };
  const published = readPublished(contentDir);
  const moved = new Set(redirects.map(({ from }) => from));
  const known = new Set(published);
  const added = [...pages].filter((page) => !known.has(page));
  const faults = published.flatMap((page, index): Fault[] => {
    if (pages.has(page) || moved.has(page)) return [];
    const problem = `${page} was published and is gone.`;
    const fix = `Write its new address into redirects.yaml: "${page}: ${newAddress(page, added)}".`;
    return [{ file: shownPath(path), line: index + 1, field: "", problem, fix }];
  });
  if (added.length === 0) return { faults, warnings: [] };
  const problem = added.length === 1 ? "one page is not in it." : `${added.length} pages are not in it.`;
  const fix = "After they are published: npm run check:content -- --record";
  return { faults, warnings: [{ file: shownPath(path), line: null, field: "", problem, fix }] };
}

/** Of the same kind and not published yet: what a folder was probably renamed to. */
function newAddress(page: string, added: readonly string[]): string {
  const kind = page.slice(0, page.lastIndexOf("/") + 1);
  const ofKind = added.filter((address) => address.startsWith(kind));
  return ofKind.length === 1 ? ofKind[0]! : `${kind}new-name`;
}

/** Adds the pages of today to the list. */
export function recordPublishedPages(contentDir: string, pages: ReadonlySet<string>): void {
  const path = listOf(contentDir);
  const published = existsSync(path) ? readPublished(contentDir) : [];
  writeFileSync(path, `${[...new Set([...published, ...pages])].sort().join("\n")}\n`);
}
