import { localStore, readJson } from "../../browser/safe-storage";

/** An upload that a visitor deleted while the server could not be reached. */
export interface PendingDeletion {
  fileName: string;
  /** Of the session that uploaded it: to any other it does not exist. */
  token: string;
  /** When the server deletes it by itself, in ms since 1970. */
  goneAt: number;
}

/** As it was called first: what waits in browsers is not to be forgotten. */
const key = "owedDeletions";

export const hasPendingDeletions = (): boolean => localStore.get(key) !== null;

export const pendingDeletions = (): PendingDeletion[] =>
  readJson<PendingDeletion[]>(localStore, key, Array.isArray) ?? [];

export function storePendingDeletions(list: readonly PendingDeletion[]): void {
  if (list.length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(list));
}
