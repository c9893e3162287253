/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { offlinePages } from "../../../../src/gatsby/after-build/offline-pages";
import {
  isOfflineWanted,
  killSwitchFile,
  workerFile,
  writeServiceWorker,
} from "../../../../src/gatsby/after-build/service-worker";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "service-worker-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** What a worker listens to, and what it then does to a browser that has kept something. */
async function runWorker(script: string) {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: async () => void done.push("skipWaiting"),
    registration: { unregister: async () => void done.push("unregister") },
  };
  const caches = {
    keys: async () => ["pages", "engine"],
    delete: async (name: string) => void done.push(`delete ${name}`),
  };
  runInNewContext(script, { self, caches });
  const waited: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => waited.push(work) };
  listeners.get("install")!(event);
  listeners.get("activate")!(event);
  await Promise.all(waited);
  return done;
}

test("the worker is small, and the one that takes it away lies beside it", async () => {
  await writeServiceWorker(folder, true);
  expect(read(workerFile)).toContain("CACHE_URLS");
  expect(read(workerFile).length).toBeLessThan(40_000);
  expect(await runWorker(read(killSwitchFile))).toEqual([
    "skipWaiting",
    "delete pages",
    "delete engine",
    "unregister",
  ]);
});

test("a site that wants none gives browsers the one that takes itself away", async () => {
  expect([isOfflineWanted({}), isOfflineWanted({ GATSBY_OFFLINE: "0" })]).toEqual([true, false]);
  await writeServiceWorker(folder, false);
  expect(read(workerFile)).toBe(read(killSwitchFile));
});

test("a page that was never opened says so in its language, without a script", () => {
  const [english, arabic] = offlinePages(["en", "ara"]);
  expect(english?.name).toBe("offline/en.html");
  expect(english?.text).toContain('<html lang="en" dir="ltr">');
  expect(arabic?.text).toContain('<html lang="ar" dir="rtl">');
  expect(arabic?.text).toContain('href="/ara"');
  expect(arabic?.text).not.toContain("<script");
});
