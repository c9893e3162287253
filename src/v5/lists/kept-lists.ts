import { createStore, get, set } from "idb-keyval";

/** The lists that were fetched last, for a visit without a connection. Nothing of the visitor is in them. */
const listStore = createStore("open-passport-photo-lists", "lists");

export async function keepList(key: string, list: readonly unknown[]): Promise<void> {
  try {
    await set(key, list, listStore);
  } catch {
    // A private window, a full one or one without a database: there will be no list without a connection.
  }
}

export async function keptList<Entry>(key: string): Promise<Entry[] | undefined> {
  try {
    return await get<Entry[]>(key, listStore);
  } catch {
    return undefined;
  }
}
