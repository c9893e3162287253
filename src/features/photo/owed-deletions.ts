import { localStore } from "../../browser/safe-storage";

/** An upload that a visitor gave up while the server could not be reached. */
export interface OwedDeletion {
  fileName: string;
  /** Of the session that uploaded it: to any other it does not exist. */
  token: string;
  /** When the server deletes it by itself, in ms since 1970. */
  goneAt: number;
}

const key = "owedDeletions";
const waiting = new Set<() => void>();

export const hasOwedDeletions = (): boolean => localStore.get(key) !== null;

export function owedDeletions(): OwedDeletion[] {
  try {
    const list: unknown = JSON.parse(localStore.get(key) ?? "[]");
    return Array.isArray(list) ? (list as OwedDeletion[]) : [];
  } catch {
    return [];
  }
}

export function keepOwedDeletions(list: readonly OwedDeletion[]): void {
  if (list.length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(list));
}

/**
 * Tells when nothing is owed any more.
 * @returns ends it
 */
export function whenPaid(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

export const tellPaid = (): void => {
  for (const tell of waiting) tell();
};
