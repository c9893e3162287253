import { readFileSync } from "node:fs";
import { splitFrontMatter } from "../../articles/front-matter";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";

/** Lines with a TODO of `npm run new`, including comments. */
export const leftOversIn = (path: string): Fault[] => leftOvers(readFileSync(path, "utf8"), path);

/** The same in a text before it is written to `path`. */
export function leftOvers(text: string, path: string): Fault[] {
  const front = splitFrontMatter(text);
  let field = "";
  return text.split("\n").flatMap((line, index): Fault[] => {
    // A list belongs to the field above it.
    if (front) field = index + 1 < front.bodyLine ? (/^(\w+):/.exec(line)?.[1] ?? field) : "";
    if (!/\bTODO\b/.test(line)) return [];
    const place = { file: shownPath(path), line: index + 1, field };
    return [{ ...place, problem: "a place marked TODO is left.", fix: "Write what belongs there." }];
  });
}

/** In a file of documents; those of drafts stop no build. */
export function leftOversOfDocuments(path: string): { published: Fault[]; ofDrafts: Fault[] } {
  const published: Fault[] = [];
  const ofDrafts: Fault[] = [];
  let linesBefore = 0;
  for (const entry of readFileSync(path, "utf8").split(/(?=^ *- urlPath:)/m)) {
    const list = /^ +draft: *true\b/m.test(entry) ? ofDrafts : published;
    for (const fault of leftOvers(entry, path)) list.push({ ...fault, line: fault.line! + linesBefore });
    linesBefore += entry.split("\n").length - 1;
  }
  return { published, ofDrafts };
}
