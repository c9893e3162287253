import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../faults/content-error";
import { shownPath } from "../../faults/shown-path";

/** Places that `npm run new -- document` marked for whoever adds the document, in comments too. */
export function checkLeftOvers(templatesDir: string): Fault[] {
  return readdirSync(templatesDir).flatMap((name) => {
    const path = join(templatesDir, name);
    return readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index): Fault[] => {
        if (!/\bTODO\b/.test(line)) return [];
        const place = { file: shownPath(path), line: index + 1, field: "" };
        return [{ ...place, problem: "a place marked TODO is left.", fix: "Write what the source says." }];
      });
  });
}
