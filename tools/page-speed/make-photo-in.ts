import type { Page } from "puppeteer-core";
import photoTexts from "../../locales/en/photo.json";
import { homeWithTemplate, paths } from "../../src/paths";

/** Makes a photo in this tab like a visitor; pages opened in the tab then have the photo. */
export async function makePhotoIn(page: Page, siteUrl: string, photo: string): Promise<void> {
  await page.goto(new URL(homeWithTemplate("de-passport"), siteUrl).href);
  const input = await page.waitForSelector('input[type="file"]');
  await input!.uploadFile(photo);
  await page.locator(`::-p-aria(${photoTexts.choose.start}[role="button"])`).click();
  await page.waitForFunction((path) => location.pathname.replace(/\/$/, "") === path, {}, paths.result);
  await page.waitForSelector('[role="tablist"]', { timeout: 120_000 });
}
