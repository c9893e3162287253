import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file that says of which sources something was made. */
export interface BuildStamp {
  matches(print: string): boolean;
  /** Delete first, so an interrupted build is not taken for a finished one. */
  remove(): void;
  write(print: string): void;
}

export const buildStampAt = (file: string): BuildStamp => ({
  matches: (print) => existsSync(file) && readFileSync(file, "utf8") === print,
  remove: () => rmSync(file, { force: true }),
  write(print) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print);
  },
});
