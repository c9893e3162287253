import { setImmediate, setTimeout as wait } from "node:timers/promises";

/** Lets all run that is due already, promises and what follows them, but no time pass. */
export const allThatIsDue = (): Promise<void> => setImmediate();

/** Asks again until `check` no longer throws; its last error when time is up. Immune to fake timers. */
export async function waitUntil(check: () => unknown, timeoutMs = 180_000): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > endMs) throw error;
    }
    await wait(20);
  }
}
