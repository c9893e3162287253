import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** Packs a folder as `npm pack` does. Returns the path of the package. */
export function packFolder(folder: string, out: string): string {
  mkdirSync(out, { recursive: true });
  const args = ["pack", "--pack-destination", resolve(out), "--json", "--ignore-scripts", "--offline"];
  const [packed] = JSON.parse(execFileSync("npm", args, { cwd: folder, encoding: "utf8" }));
  return join(out, packed.filename);
}
