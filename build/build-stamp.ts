import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file with the fingerprint of the sources that something was made of. */
export interface BuildStamp {
  exists(): boolean;
  matches(fingerprint: string): boolean;
  /** Delete first, so an interrupted build is not taken for a finished one. */
  remove(): void;
  write(fingerprint: string): void;
}

export const buildStampAt = (file: string): BuildStamp => ({
  exists: () => existsSync(file),
  matches: (fingerprint) => existsSync(file) && readFileSync(file, "utf8") === fingerprint,
  remove: () => rmSync(file, { force: true }),
  write(fingerprint) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fingerprint);
  },
});
