import type { Page } from "@playwright/test";

/** Until the page listens, which Gatsby marks: the built HTML is there long before. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
