import { defineConfig } from "@playwright/test";
import base, { siteServer } from "./playwright.config";

/** The whole job in the other browsers' engines, each driven by its own protocol: `tests/browsers/`. */
export default defineConfig({
  ...base,
  testDir: "tests/browsers",
  globalSetup: undefined,
  // One that runs already, on E2E_PORT, will do.
  webServer: { ...siteServer, reuseExistingServer: true },
  retries: 0,
  workers: 1,
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
