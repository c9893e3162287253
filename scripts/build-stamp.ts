import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Equal as long as the files and folders, and these variables of the environment, are. */
export function fingerprint(paths: readonly string[], variables: readonly string[] = []): string {
  const hash = createHash("sha256");
  for (const variable of variables) hash.update(`${variable}=${process.env[variable] ?? ""}\n`);
  for (const path of paths) for (const file of filesBelow(path)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** A file that says of which sources something was made. */
export interface Stamp {
  isOf(print: string): boolean;
  /** Before the making: what is cut off half-way must not pass for what was there before. */
  remove(): void;
  put(print: string): void;
}

export const stampAt = (file: string): Stamp => ({
  isOf: (print) => existsSync(file) && readFileSync(file, "utf8") === print,
  remove: () => rmSync(file, { force: true }),
  put(print) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print);
  },
});
