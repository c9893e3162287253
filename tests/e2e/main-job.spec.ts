import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { homeWithTemplate, localizedPath } from "../../src/paths";
import { settled } from "./hydrated";
import { portraitBytes, twoPeopleBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("a photo for a German passport, as a file and as a sheet", { tag: "@portrait" }, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.makeGermanPassport(await portraitBytes());

  const digital = await visitor.downloadFile();
  expect(digital.name).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm\.jpg$/);
  const file = await sharp(digital.bytes).metadata();
  // 35 x 45 mm at 600 dpi.
  expect([file.width, file.height, file.density]).toEqual([827, 1063, 600]);
  expect([file.exif, file.space]).toEqual([undefined, "srgb"]);

  await visitor.openTab(words.result.tabs.printout);
  const sheet = await visitor.download(words.result.action.downloadSheet);
  const paper = await sharp(sheet.bytes).metadata();
  expect([paper.width, paper.height, paper.density]).toEqual([1800, 1200, 300]);
  const pdf = await visitor.download(words.result.action.downloadPdf);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  await visitor.chooseOther(/^Brazil, Passport, 50/);
  const mixed = await visitor.download(words.result.action.downloadSheet);
  expect(mixed.name).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm-br-passport-50x70mm-sheet-10x15cm\.jpg$/);
  expect(await sharp(mixed.bytes).metadata()).toMatchObject({ width: 1800, height: 1200, density: 300 });
});

test("a result that is loaded again comes in one piece: nothing in sight is pushed away", {
  tag: "@portrait",
}, async ({ page }) => {
  const visitor = new Visitor(page, await wordsOf("en"));
  await visitor.makeGermanPassport(await portraitBytes());
  await page.addInitScript(() => {
    const seen = window as typeof window & { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload();
  await expect(page.getByRole("tablist")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await settled(page);
  expect(await page.evaluate(() => (window as typeof window & { shifted: number }).shifted)).toBeLessThan(
    0.01,
  );
});

test("two people are refused with the reason, and the choices are kept", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/image/upload")) uploads.push(request.url());
  });
  await visitor.givePhoto(await twoPeopleBytes());
  // The look on the device tells it before anything is sent; the visitor may go on.
  await expect(page.getByText(words.errors.multipleFaces.plain)).toBeVisible();
  expect(uploads).toEqual([]);
  await page.getByRole("button", { name: words.photo.choose.useAnyway }).click();
  await expect(page.getByText(words.errors.multipleFaces.title)).toBeHidden();
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.newPhoto.title);
  await expect(page.getByText(words.errors.multipleFaces.title).first()).toBeVisible();

  await visitor.givePhoto(await portraitBytes());
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("the camera takes the photo by itself when the checks would accept it", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  await expect(page.getByRole("button", { name: words.camera.shoot, exact: true })).toBeFocused();
  await expect(page.getByRole("status").getByText(words.camera.guide.hold)).toBeAttached();
  await page.getByRole("button", { name: words.camera.use }).click();
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("the camera works where the guidance does not come", { tag: ["@portrait", "@phone"] }, async ({
  page,
}) => {
  await page.route("**/engine/**", (route) => route.abort());
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  await expect(page.getByRole("switch", { name: words.camera.automatic })).toBeHidden();
  await page.getByRole("combobox", { name: words.camera.timer }).selectOption("0");
  await page.getByRole("button", { name: words.camera.shoot, exact: true }).click();
  await page.getByRole("button", { name: words.camera.use }).click();
  await expect(page.getByText(words.photo.chosen.title, { exact: true })).toBeVisible();
});

test("a file that is no photo is told at once, and nothing is lost", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await visitor.givePhoto(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "drawing.jpg");
  await expect(page.getByRole("alert")).toContainText(words.errors.imageType.advice);
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("the next step is in sight on a small phone, and Get started once there is a photo", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.openHome();
  const start = page.getByRole("button", { name: words.photo.choose.start });
  const isOnTop = (button: Locator) =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect(page.getByRole("combobox", { name: words.home.card.country.label })).toBeInViewport({
    ratio: 1,
  });
  await expect(start).not.toBeInViewport();

  await visitor.choose("United Kingdom", /^Passport/);
  await page.evaluate(() => window.scrollTo(0, 0));
  const next = page.getByRole("button", { name: words.photo.choose.missing });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(next)).toBe(true);
  // A click of Playwright would first scroll a sticky element to its own place.
  const { x, y, width, height } = (await next.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  const camera = page.getByRole("button", { name: words.photo.choose.camera });
  await expect(camera).toBeInViewport({ ratio: 1 });
  await expect(camera).toBeFocused();
  await expect(next).toHaveCount(0);

  await visitor.givePhoto(await portraitBytes());
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(start).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(start)).toBe(true);
});

test("on a small phone the way on from a failure is in the first screen", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await wordsOf("de");
  const visitor = new Visitor(page, words, "de");
  await page.route(/\/image\/upload/, (route) => route.abort());
  await page.goto(localizedPath(homeWithTemplate("de-passport"), "de"));
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(page.getByRole("button", { name: words.result.failed.again })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: words.result.failed.other }).click();
  await expect(page.getByRole("heading", { name: words.home.card.title })).toBeFocused();
  await expect(page.getByRole("img", { name: words.photo.chosen.title })).toBeVisible();
});

test("Get started asks for what is missing", { tag: "@phone" }, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.openHome();
  await visitor.start();
  await expect(page.getByText(words.home.card.country.missing, { exact: true })).toBeVisible();
  await visitor.chooseCountry("Germany");
  await visitor.start();
  await expect(page.getByText(words.home.card.document.missing)).toBeVisible();
  await visitor.chooseDocument(/^Passport/);
  await visitor.start();
  await expect(page.getByText(words.photo.choose.missing)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

/** A large photo on a slow phone: it is decoded when the returned function is called. */
async function holdDecoding(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window) as (...values: unknown[]) => Promise<ImageBitmap>;
    const mayDecode = new Promise((resolve) => window.addEventListener("decode", resolve, { once: true }));
    window.createImageBitmap = (async (...values: unknown[]) => {
      await mayDecode;
      return decode(...values);
    }) as typeof window.createImageBitmap;
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event("decode")));
}

test("Get started starts also if the photo comes and moves it while it is pressed", {
  tag: ["@portrait", "@desktop"],
}, async ({ page }) => {
  const letDecode = await holdDecoding(page);
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await visitor.givePhoto(await portraitBytes());
  const start = page.getByRole("button", { name: words.photo.choose.start });
  // In its own place below the steps, not at the lower edge of the window.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await start.hover();
  const topPx = async () => (await start.boundingBox())!.y;
  const before = await topPx();
  await page.mouse.down();
  await letDecode();
  await expect.poll(async () => Math.abs((await topPx()) - before)).toBeGreaterThan(50);
  await page.mouse.up();
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("Get started waits for a photo that is still being looked at", { tag: ["@portrait", "@phone"] }, async ({
  page,
}) => {
  const letDecode = await holdDecoding(page);
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await letDecode();
  await expect(visitor.heading).toHaveText(words.result.title);
});
