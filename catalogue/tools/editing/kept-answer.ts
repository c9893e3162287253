import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * An answer that is made of all files below some folders, and made again when one of them has changed: reading thousands of texts
 * takes seconds while Gatsby prepares the preview.
 */
export function keptAnswer(dirs: readonly string[], make: () => unknown): () => Buffer {
  let kept: { state: string; json: Buffer } | undefined;
  return () => {
    const state = stateOf(dirs);
    if (kept?.state !== state) kept = { state, json: Buffer.from(JSON.stringify(make())) };
    return kept.json;
  };
}

function stateOf(dirs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const dir of dirs)
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      const { mtimeMs, size } = statSync(join(dir, name), { throwIfNoEntry: false }) ?? {};
      hash.update(`${dir}/${name} ${mtimeMs} ${size}\n`);
    }
  return hash.digest("hex");
}
