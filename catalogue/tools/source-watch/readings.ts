import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PageContent } from "./fetch-page";

/** The last time that an address was read. */
export interface Reading extends PageContent {
  /** ISO date */
  readAt: string;
  /** Where the address led to. */
  finalUrl: string;
  etag: string | null;
  /** ISO date since which it has given no answer; null while it answers. */
  failingSince: string | null;
}

/** By address. */
export type Readings = Record<string, Reading>;

/** @throws Error naming the file when it is no list of readings */
export function loadReadings(path: string): Readings {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Readings;
  } catch (error) {
    throw new Error(`${path} is no list of readings (${(error as Error).message}). Restore it or delete it.`);
  }
}

/** Written whole or not at all; one line for each address, so that a change is one line of a diff. */
export function saveReadings(path: string, readings: Readings): void {
  const lines = Object.keys(readings)
    .sort()
    .map((url) => `${JSON.stringify(url)}: ${JSON.stringify(readings[url])}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`);
  renameSync(`${path}.new`, path);
}
