import { setTimeout as wait } from "node:timers/promises";

/** Asks again until `check` no longer throws; its last error when time is up. Immune to fake timers. */
export async function waitUntil(check: () => unknown, timeoutMs = 10_000): Promise<void> {
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
