import { readJson, sessionStore } from "../../../browser/safe-storage";

const key = "recentDocuments";
/** More are sooner found by their names. */
const keptAtMost = 3;

/** The documents that were chosen in this tab, by their `urlPath`, the last one first. */
export const recentDocuments = (): readonly string[] =>
  readJson<string[]>(sessionStore, key, (stored) => Array.isArray(stored)) ?? [];

export function keepRecentDocument(urlPath: string): void {
  const others = recentDocuments().filter((other) => other !== urlPath);
  sessionStore.set(key, JSON.stringify([urlPath, ...others].slice(0, keptAtMost)));
}
