import { createStore, get, set } from "idb-keyval";

/** The lists that were fetched last, for a visit without a connection. Nothing of the visitor is in them. */
const listStore = createStore("open-passport-photo-lists", "lists");

export const keepList = (key: string, list: readonly unknown[]): Promise<void> =>
  set(key, list, listStore).catch(() => {
    // A private window, or a full one: there will be no list without a connection.
  });

export const keptList = <Entry>(key: string): Promise<Entry[] | undefined> =>
  get<Entry[]>(key, listStore).catch(() => undefined);
