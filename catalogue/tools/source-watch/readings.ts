import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PageContent } from "./fetch-page";

/** The last reading of an address. */
export interface Reading extends PageContent {
  /** ISO date */
  readAt: string;
  /** Final URL after redirects. */
  finalUrl: string;
  etag: string | null;
  /** ISO date since which it does not answer; null while it does. */
  failingSince: string | null;
}

/** By address. */
export type Readings = Record<string, Reading>;

/** @throws Error naming the file if it is not a list of readings */
export function loadReadings(path: string): Readings {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Readings;
  } catch (error) {
    throw new Error(`${path} is no list of readings (${(error as Error).message}). Restore it or delete it.`);
  }
}

/** Written atomically; one line per address, for small diffs. */
export function saveReadings(path: string, readings: Readings): void {
  const lines = Object.keys(readings)
    .sort()
    .map((url) => `${JSON.stringify(url)}: ${JSON.stringify(readings[url])}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`);
  renameSync(`${path}.new`, path);
}
