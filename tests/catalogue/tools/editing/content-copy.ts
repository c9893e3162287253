import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A folder of content with one country and one guide, and words and pictures beside it. */
export function copyContent(): { contentDir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  const contentDir = join(root, "content");
  for (const path of ["guides/de-passport", "authors", "templates/de.yaml"])
    cpSync(join("content", path), join(contentDir, path), { recursive: true });
  // Links of the guide lead to others; their names are enough.
  for (const id of readdirSync("content/guides"))
    mkdirSync(join(contentDir, "guides", id), { recursive: true });
  for (const name of ["locales", "static"]) symlinkSync(resolve(name), join(root, name));
  return { contentDir, remove: () => rmSync(root, { recursive: true }) };
}

/** Lines that are gone with - and new ones with +; one that stands there twice counts twice. */
export function differingLines(before: string, after: string): string[] {
  const without = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
  };
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  return [...without(old, fresh).map((line) => `-${line}`), ...without(fresh, old).map((line) => `+${line}`)];
}
