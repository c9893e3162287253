import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file, or every file below a folder, in a stable order. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => join(path, name)).filter((below) => statSync(below).isFile());
}

/**
 * Hash of files, folders and environment variables.
 * @param without files to ignore
 */
export function fingerprint(
  paths: readonly string[],
  variables: readonly string[] = [],
  without?: RegExp,
): string {
  const hash = createHash("sha256");
  for (const variable of variables) hash.update(`${variable}=${process.env[variable] ?? ""}\n`);
  for (const file of paths.flatMap(filesBelow))
    if (!without?.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
