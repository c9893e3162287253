import { defineConfig } from "@playwright/test";
import base, { desktop, phone, siteServer } from "./playwright.config";

/** Pictures of the key screens against those kept before, on this machine: fonts differ from one to the next. */
export default defineConfig({
  ...base,
  testDir: "tests/visual",
  // One that runs already, on E2E_PORT, will do.
  webServer: { ...siteServer, reuseExistingServer: true },
  snapshotPathTemplate: ".visual/kept/{projectName}/{arg}{ext}",
  outputDir: ".visual/results",
  reporter: [["list"], ["html", { outputFolder: ".visual/report", open: "never" }]],
  expect: { ...base.expect, toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixels: 40 } },
  projects: [
    { name: "phone-en-light", use: phone, metadata: { code: "en" } },
    { name: "phone-ara-dark", use: { ...phone, colorScheme: "dark" }, metadata: { code: "ara" } },
    { name: "desktop-en-dark", use: { ...desktop, colorScheme: "dark" }, metadata: { code: "en" } },
    { name: "desktop-ara-light", use: desktop, metadata: { code: "ara" } },
  ],
});
