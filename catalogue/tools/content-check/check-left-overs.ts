import { readFileSync } from "node:fs";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";

/** Lines with a TODO of `npm run new`, including comments. */
export const leftOversIn = (path: string): Fault[] => leftOvers(readFileSync(path, "utf8"), path);

/** The same in a text before it is written to `path`. */
export const leftOvers = (text: string, path: string): Fault[] =>
  text.split("\n").flatMap((line, index): Fault[] => {
    if (!/\bTODO\b/.test(line)) return [];
    const place = { file: shownPath(path), line: index + 1, field: "" };
    return [{ ...place, problem: "a place marked TODO is left.", fix: "Write what belongs there." }];
  });
