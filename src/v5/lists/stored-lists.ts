import { createStore, get, set } from "idb-keyval";
import { inTime } from "../../browser/in-time";
import { databaseTimeoutMs } from "../../constants";

/** The last fetched lists in IndexedDB, for offline visits. Contains no personal data. */
const listStore = createStore("open-passport-photo-lists", "lists");

export async function storeList(key: string, list: readonly unknown[]): Promise<void> {
  try {
    await set(key, list, listStore);
  } catch {
    // Private window, exceeded quota or no IndexedDB: no lists offline.
  }
}

export async function storedList<Entry>(key: string): Promise<Entry[] | undefined> {
  try {
    return await inTime(get<Entry[]>(key, listStore), databaseTimeoutMs);
  } catch {
    return undefined;
  }
}
