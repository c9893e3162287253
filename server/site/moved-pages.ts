import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where an address leads now; undefined for one that has not moved. */
export type MovedPages = (urlPath: string) => string | undefined;

/** From the `_redirects` that the build wrote, "/old /new 301" or "/old/* /new/:splat 301"; a site may have none. */
export async function readMovedPages(publicDir: string): Promise<MovedPages> {
  const text = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => "");
  const exact = new Map<string, string>();
  const below = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [from, to] = line.split(" ");
    if (!from || !to) continue;
    if (from.endsWith("/*")) below.set(from.slice(0, -1), to);
    else exact.set(from, to);
  }
  return (urlPath) => {
    const known = exact.get(urlPath);
    if (known) return known;
    // One slash in front: "//host" would be another site.
    const [, folder = "", rest = ""] = /^(\/[^/]+\/)[/\\]*(.*)$/s.exec(urlPath) ?? [];
    return below.get(folder)?.replace(":splat", () => rest);
  };
}
