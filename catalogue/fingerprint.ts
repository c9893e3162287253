import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file, or every file below a folder, in an order that is always the same. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => join(path, name)).filter((below) => statSync(below).isFile());
}

/**
 * Equal as long as the files and folders, and these variables of the environment, are.
 * @param without files that do not count
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
