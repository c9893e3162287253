import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of content with one country, one guide and one question, and words and pictures beside it. */
export function copyContent(): { contentDir: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "content-copy-"));
  const contentDir = join(root, "content");
  const copied = ["guides/de-passport", "faq/cutting", "authors", "templates/de.yaml", "countries/de.yaml"];
  for (const path of [...copied, "redirects.yaml", "hot.yaml", "hot-by-language.yaml"])
    cpSync(join("content", path), join(contentDir, path), { recursive: true });
  // Remarks of other countries would be those of documents that are gone.
  mkdirSync(join(contentDir, "remarks"));
  for (const name of readdirSync("content/remarks")) {
    const all = JSON.parse(readFileSync(join("content/remarks", name), "utf8")) as Record<string, string>;
    const own = Object.fromEntries(Object.entries(all).filter(([id]) => id.startsWith("de-")));
    writeFileSync(join(contentDir, "remarks", name), `${JSON.stringify(own, null, 2)}\n`);
  }
  // Links of the guide lead to others; their names are enough.
  for (const id of readdirSync("content/guides"))
    mkdirSync(join(contentDir, "guides", id), { recursive: true });
  for (const name of ["locales", "static/images"]) cpSync(name, join(root, name), { recursive: true });
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
