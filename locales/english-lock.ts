import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The English version that each translation was made from: id, then hash of the English text. */
export type Lock = Map<string, string>;

const lockFile = (code: string, localesDir: string): string => join(localesDir, code, "english.lock");

/** Eight digits are enough to distinguish versions of a sentence; white space is ignored. */
export const markOf = (english: string): string =>
  createHash("sha256").update(english.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 8);

export function readLock(code: string, localesDir = "locales"): Lock {
  const file = lockFile(code, localesDir);
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line): [string, string] => {
        const space = line.lastIndexOf(" ");
        return [line.slice(0, space), line.slice(space + 1)];
      }),
  );
}

/** One sorted line per translation, so that changes of two people do not conflict. */
export const writeLock = (code: string, lock: Lock, localesDir = "locales"): void =>
  writeFileSync(
    lockFile(code, localesDir),
    [...lock]
      .map(([id, mark]) => `${id} ${mark}\n`)
      .sort()
      .join(""),
  );
