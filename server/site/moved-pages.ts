import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** The new address of a moved page; undefined if it has not moved. */
export type MovedPages = (urlPath: string) => string | undefined;

/** Redirects of the built site; read again after another build. */
export function makeMovedPages(publicDir: string): () => Promise<MovedPages> {
  const path = join(publicDir, "_redirects");
  let known = { mtimeMs: 0, movedPages: parseRedirects("") };
  return async () => {
    const mtimeMs = await stat(path).then(
      (facts) => facts.mtimeMs,
      () => 0,
    );
    if (mtimeMs !== known.mtimeMs) {
      const text = await readFile(path, "utf8").catch(() => "");
      known = { mtimeMs, movedPages: parseRedirects(text) };
    }
    return known.movedPages;
  };
}

/** Parses the `_redirects` of the build, "/old /new 301" or "/old/* /new/:splat 301"; a site may have none. */
function parseRedirects(text: string): MovedPages {
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
    // A single slash: "//host" would be another site.
    const [, folder = "", rest = ""] = /^(\/[^/]+\/)[/\\]*(.*)$/s.exec(urlPath) ?? [];
    return below.get(folder)?.replace(":splat", () => rest);
  };
}
