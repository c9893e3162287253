import { existsSync, writeFileSync } from "node:fs";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";
import { newAddress, publishedPagesFile, readPublishedPages } from "../../published-pages";
import type { Redirect } from "../../redirects";

/** A published address that is gone must redirect. A folder without a list is not checked. */
export function checkPublishedPages(
  contentDir: string,
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): { faults: Fault[]; warnings: Fault[] } {
  const path = publishedPagesFile(contentDir);
  if (!existsSync(path)) return { faults: [], warnings: [] };
  const published = readPublishedPages(contentDir);
  const moved = new Set(redirects.map(({ from }) => from));
  const known = new Set(published);
  const added = [...pages].filter((page) => !known.has(page));
  const faults = published.flatMap((page, index): Fault[] => {
    if (pages.has(page) || moved.has(page)) return [];
    const problem = `${page} was published and is gone.`;
    const to = newAddress(page, added) ?? `${page.slice(0, page.lastIndexOf("/"))}/new-name`;
    const fix = `Write its new address into redirects.yaml: "${page}: ${to}".`;
    return [{ file: shownPath(path), line: index + 1, field: "", problem, fix }];
  });
  if (added.length === 0) return { faults, warnings: [] };
  const problem = added.length === 1 ? "one page is not in it." : `${added.length} pages are not in it.`;
  const fix = "After they are published: npm run check:content -- --record";
  return { faults, warnings: [{ file: shownPath(path), line: null, field: "", problem, fix }] };
}

/** Adds the pages of today to the list. */
export function recordPublishedPages(contentDir: string, pages: ReadonlySet<string>): void {
  const published = readPublishedPages(contentDir);
  writeFileSync(
    publishedPagesFile(contentDir),
    `${[...new Set([...published, ...pages])].sort().join("\n")}\n`,
  );
}
