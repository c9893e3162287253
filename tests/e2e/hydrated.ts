import type { Page } from "@playwright/test";

/** Until the page listens, which Gatsby marks: the built HTML is there long before. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Two pictures later: what the page does at once, of itself, it has done. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
