/**
 * Local and session storage that never throw: a visitor who blocks them, or whose storage is full, gets a
 * memory that lasts as long as the page.
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
        // Nothing was kept there.
      }
    },
  };
}

/** A value that was stored as JSON; null where there is none, it cannot be read or `isValid` refuses it. */
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
