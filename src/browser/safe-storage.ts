/**
 * Local and session storage that never throw: if storage is blocked or full, values are kept in memory until the page
 * is closed.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export const localStore = safeStorage(() => window.localStorage);
export const sessionStore = safeStorage(() => window.sessionStorage);

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // The value could not be stored there.
      }
    },
  };
}

/** A stored JSON value; null if there is none, it cannot be parsed or `isValid` rejects it. */
export function readJson<Value>(
  store: SafeStorage,
  key: string,
  isValid: (value: Partial<Value>) => boolean,
): Value | null {
  try {
    const value = JSON.parse(store.get(key) ?? "null") as Value | null;
    return value !== null && isValid(value) ? value : null;
  } catch {
    return null;
  }
}
