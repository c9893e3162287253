import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** The editor and a preview of a copy of the repository: on demand, since Gatsby takes minutes to start. */
export default defineConfig({
  ...base,
  testDir: "tests/preview",
  globalSetup: undefined,
  webServer: undefined,
  timeout: 1_800_000,
  retries: 0,
  projects: [{ name: "desktop", use: { viewport: { width: 1500, height: 900 } } }],
});
