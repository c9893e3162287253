import type { Page } from "@playwright/test";

/** Acts on the page, whose scripts may wait for that, until it listens, which Gatsby marks. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event("keydown", { bubbles: true })));
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}

/** Two pictures later: what the page does at once, of itself, it has done. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
