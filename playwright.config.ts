import { defineConfig, devices } from "@playwright/test";
import { cameraFlags } from "./tests/e2e/camera-film";
import { browserFlags, provideBrowser } from "./tools/browser";

const port = process.env.E2E_PORT ?? "8123";

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

/** What a second device would show no better: each is a project of its own. */
const onOneDevice = ["**/keyboard.spec.ts", "**/offline.spec.ts", "**/on-device.spec.ts"];

export const siteServer = {
  command: "npm start",
  url: `http://localhost:${port}/readyz`,
  timeout: 600_000,
  reuseExistingServer: false,
  env: { PORT: port, PHOTO_DATA_DIR: "test-results/data" },
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
} as const;

/** The built site and the API as visitors get them, on a port and a data folder of their own. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/e2e/camera-film",
  // A machine that is slow, or does much else at a time: nothing is judged by its speed.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // A test that passes only the second time stops nobody; the last lines name it as flaky, to be mended.
  retries: 1,
  // One a core: a photo being made and a page being looked at seldom ask for the same.
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: provideBrowser(), args: [...browserFlags, ...cameraFlags] },
    // Of a test that failed once: recording every test would slow all of them down.
    trace: "on-first-retry",
    // What it answers, a test could neither see nor answer itself; `offline.spec.ts` is about it.
    serviceWorkers: "block",
  },
  projects: [
    // A test with the tag of a device runs on that device only.
    { name: "desktop", use: desktop, testIgnore: onOneDevice, grepInvert: /@phone\b/ },
    { name: "phone", use: phone, testIgnore: onOneDevice, grepInvert: /@desktop\b/ },
    { name: "keyboard", use: desktop, testMatch: "**/keyboard.spec.ts" },
    { name: "offline", use: phone, testMatch: "**/offline.spec.ts" },
    { name: "on-device", use: phone, testMatch: "**/on-device.spec.ts" },
  ],
  webServer: siteServer,
});
