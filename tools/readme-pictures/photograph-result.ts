import { writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import photoTexts from "../../locales/en/photo.json";
import result from "../../locales/en/result.json";
import { homeWithTemplate } from "../../src/paths";
import { browserFlags, provideBrowser } from "../browser";

const viewport = { width: 1280, height: 860 };

async function makePhoto(page: Page, siteUrl: string, photo: Buffer): Promise<void> {
  await page.goto(new URL(homeWithTemplate("gb-passport"), siteUrl).href);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "drawn.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: photoTexts.choose.start }).click();
  await page.getByRole("heading", { level: 1, name: result.title }).waitFor({ timeout: 120_000 });
  await page.getByRole("tab", { name: result.tabs.digital }).click();
  await page.getByRole("button", { name: result.action.download, exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Screenshot of the result page with a British passport photo on the site at `siteUrl`. */
export async function photographResult(photo: Uint8Array, siteUrl: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5, serviceWorkers: "block" });
    await makePhoto(page, siteUrl, Buffer.from(photo));
    await writeFile(
      path,
      await sharp(await page.screenshot())
        .webp({ quality: 85 })
        .toBuffer(),
    );
  } finally {
    await browser.close();
  }
}
