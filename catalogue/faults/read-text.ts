import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { ContentError } from "./content-error";
import { shownPath } from "./shown-path";

/**
 * Reads a text file.
 * @throws ContentError if it is not UTF-8, since editors and pages would show broken letters
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const fix = "Save it with the encoding UTF-8.";
  throw new ContentError([
    { file: shownPath(path), line: null, field: "", problem: "this is not UTF-8 text.", fix },
  ]);
}
