import type { BrowserContext } from "@playwright/test";
import home from "../../locales/en/home.json";
import result from "../../locales/en/result.json";
import { homeWithTemplate, paths } from "../../src/paths";

/** Makes a photo as a visitor does; every page that this browser opens afterwards holds it, as the tab does that made it. */
export async function makePhotoIn(context: BrowserContext, siteUrl: string, photo: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL(homeWithTemplate("de-passport"), siteUrl).href);
  // A file given before the page listens is lost; Gatsby marks when it does.
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByRole("button", { name: home.card.start }).click();
  await page.waitForURL(`**${paths.result}`);
  await page.getByRole("heading", { level: 1, name: result.title }).waitFor();
  const held = await page.evaluate(() => ({ ...sessionStorage }));
  await page.close();
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, held);
}
