import { localStore, readJson } from "../../browser/safe-storage";

/** An upload that was deleted while the server could not be reached. */
export interface PendingDeletion {
  fileName: string;
  /** Token of the session that uploaded it; other sessions cannot delete it. */
  token: string;
  /** When the server deletes it by itself, in ms since 1970. */
  goneAt: number;
}

/** The key of the first release: entries stored in browsers must still be found. */
const key = "owedDeletions";

export const hasPendingDeletions = (): boolean => localStore.get(key) !== null;

export const pendingDeletions = (): PendingDeletion[] =>
  readJson<PendingDeletion[]>(localStore, key, Array.isArray) ?? [];

export function storePendingDeletions(list: readonly PendingDeletion[]): void {
  if (list.length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(list));
}
