import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Old address to new one, from the `_redirects` that the build wrote; empty where a site has none. */
export async function readMovedPages(publicDir: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(publicDir, "_redirects"), "utf8").catch(() => "");
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to] = line.split(" ");
      return from && to ? [[from, to] as const] : [];
    }),
  );
}
