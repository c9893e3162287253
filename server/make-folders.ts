import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for this user only, and those above it. `mkdirSync` with `recursive` would not do: where nothing can be made, as
 * in /proc, it tries for ever.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same moment has made it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
