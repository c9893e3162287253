import { readJson, sessionStore } from "../../../browser/safe-storage";

const key = "recentDocuments";
/** With more, searching by name is faster. */
const maxRecent = 3;

/** `urlPath` of the documents chosen in this tab, most recent first. */
export const recentDocuments = (): readonly string[] =>
  readJson<string[]>(sessionStore, key, (stored) => Array.isArray(stored)) ?? [];

export function addRecentDocument(urlPath: string): void {
  const others = recentDocuments().filter((other) => other !== urlPath);
  sessionStore.set(key, JSON.stringify([urlPath, ...others].slice(0, maxRecent)));
}
