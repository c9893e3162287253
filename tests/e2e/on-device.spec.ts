import type { BrowserContext, Page, Request } from "@playwright/test";
import sharp from "sharp";
import type { Card } from "../../contract/card/card";
import { meanDifference } from "./mean-difference";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** More than any form of a call without a picture, less than the smallest picture of a face. */
const smallBytes = 2000;

const bytesSent = (request: Request): number =>
  (request.postDataBuffer()?.length ?? 0) + Buffer.byteLength(request.url());

/** Every request of the pages and their workers, but for what never leaves the browser. */
function recordRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url())) requests.push(request);
  });
  return requests;
}

const cardOf = (page: Page): Promise<Card> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem("photo")!) as { made: { card: Card } }).made.card);

test("a photo that stays on this device comes out as the server makes it", { tag: "@portrait" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const words = await wordsOf("en");
  const photo = await portraitBytes();
  const elsewhere = await browser.newContext({ baseURL });
  const other = new Visitor(await elsewhere.newPage(), words);
  await other.makeGermanPassport(photo);
  const fromServer = await other.downloadFile();
  const serverCard = await cardOf(other.page);
  const serverSheet = await other.downloadMixedSheet(/^Brazil, Passport, 50/);
  await elsewhere.close();

  const visitor = new Visitor(page, words);
  const requests = recordRequests(context);
  await visitor.chooseGermanPassport();
  expect(requests.filter((request) => request.url().includes("/engine/"))).toEqual([]);
  await visitor.givePhoto(photo);
  await page.getByRole("switch", { name: words.photo.device.label }).check();
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  await expect(page.getByText(words.common.onDevice)).toBeVisible();
  const fromDevice = await visitor.downloadFile();
  const sheet = await visitor.downloadMixedSheet(/^Brazil, Passport, 50/);
  const pdf = await visitor.download(words.result.action.downloadPdf);

  // The worker's own requests are on record too.
  expect(requests.some((request) => request.url().endsWith("/face-mesh.tflite"))).toBe(true);
  expect(
    requests.filter((request) => bytesSent(request) > smallBytes).map((request) => request.url()),
  ).toEqual([]);

  const deviceCard = await cardOf(page);
  const [here, there] = [deviceCard.result.headHeightMm!, serverCard.result.headHeightMm!];
  expect(Math.abs(here / there - 1)).toBeLessThan(0.01);
  expect(deviceCard.grade).toBe(serverCard.grade);
  // Only the server signs a code.
  expect(fromDevice.name).toBe(fromServer.name.replace(/-[0-9a-z]{19}(?=-)/, ""));
  expect(await meanDifference(fromDevice.bytes, fromServer.bytes)).toBeLessThan(2);
  expect(await sharp(fromDevice.bytes).metadata()).toMatchObject({
    density: 600,
    chromaSubsampling: "4:4:4",
    isProgressive: false,
  });
  expect(sheet.name).toBe("de-passport-35x45mm-br-passport-50x70mm-sheet-10x15cm.jpg");
  // Only the server signs a code.
  expect(sheet.name).toBe(serverSheet.name.replace(/-[0-9a-z]{19}(?=-)/, ""));
  expect(await meanDifference(sheet.bytes, serverSheet.bytes)).toBeLessThan(2);
  expect(await sharp(sheet.bytes).metadata()).toMatchObject({ width: 1800, height: 1200, density: 300 });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("a browser that cannot make the photo says so, and the server can", { tag: "@portrait" }, async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await visitor.givePhoto(await portraitBytes());
  const onDevice = page.getByRole("switch", { name: words.photo.device.label });
  await onDevice.click();
  await expect(page.getByText(words.errors.failure.deviceUnsupported.title)).toBeVisible();
  await expect(onDevice).not.toBeChecked();
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
});
