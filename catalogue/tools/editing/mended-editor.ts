import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a field reads what the last check of its form said of it, in minified code. */
const ofOneLanguage = /\b(validities|validationMessages)\[(\w+\.locale)\](\.|(?=\[))/g;

/**
 * The script of the editor. A form that was checked knows nothing of a language that is added afterwards: its fields threw, and
 * their side of the form stayed empty.
 */
export async function mendedEditor(editorDir: string): Promise<string> {
  const script = await readFile(join(editorDir, "npm/index.js"), "utf8");
  return script.replace(ofOneLanguage, "$1[$2]?.");
}
