import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { homeWithTemplate } from "../../src/paths";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test.use({ serviceWorkers: "allow" });

/** Addresses that the service worker has kept. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return caught.flat();
  });

const untilKept = (page: Page, patterns: readonly RegExp[]) =>
  expect
    .poll(async () => {
      const kept = await keptBy(page);
      return patterns.filter((pattern) => !kept.some((url) => pattern.test(url)));
    })
    .toEqual([]);

/** Nothing that weighs more than scripts before the visitor has asked for it. */
const expectNoEngine = async (page: Page) =>
  expect((await keptBy(page)).filter((url) => url.includes("/engine/"))).toEqual([]);

async function onAnotherDay(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  return next;
}

test("after one visit a photo is made in airplane mode, and the way out takes everything away", {
  tag: "@portrait",
}, async ({ page, context }) => {
  test.slow();
  const words = await wordsOf("en");
  const first = new Visitor(page, words);
  await first.chooseGermanPassport();
  await untilKept(page, [
    /\/$/,
    /\/result$/,
    /\/offline\/en\.html$/,
    /page-data\/result\//,
    /\/adjust-panel-\w+\.js$/,
    /\/zip-\w+\.js$/,
    /\/requirements\/de-passport$/,
  ]);
  await expectNoEngine(page);
  const onDevice = (on: Page) => on.getByRole("switch", { name: words.photo.device.label });
  await onDevice(page).check();
  await untilKept(page, [/\/person-mask\.tflite$/, /\/hand\.tflite$/]);

  await context.setOffline(true);
  const next = await onAnotherDay(context, page);
  const visitor = new Visitor(next, words);
  await visitor.openHome();
  await expect(next.getByRole("combobox", { name: words.home.card.country.label })).toHaveValue("Germany");
  // A link to a document that was never opened.
  await next.goto(homeWithTemplate("schengen-visa"));
  await expect(next.getByRole("radio", { name: /Schengen/ })).toBeChecked();
  await next.goto(homeWithTemplate("de-passport"));
  await visitor.givePhoto(await portraitBytes());
  await onDevice(next).check();
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const file = await visitor.downloadFile();
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", density: 600 });
  await next.getByRole("button", { name: words.result.adjust.open }).click();
  await expect(next.getByRole("slider", { name: words.result.adjust.lines.crown })).toBeVisible();

  await next.goto("/terms");
  await expect(visitor.heading).toHaveText(words.common.offlinePage.title);
  await next.getByRole("link", { name: words.common.notFound.home }).click();
  await expect(visitor.heading).toHaveText(words.home.title);

  await context.setOffline(false);
  // A page without scripts, which asks for no worker of its own.
  await next.goto("/offline/en.html");
  await next.evaluate(() => navigator.serviceWorker.register("/service-worker-off.js"));
  await expect.poll(() => keptBy(next)).toEqual([]);
});

test("an upload goes on by itself when the line is back, and finished files outlast it", {
  tag: "@portrait",
}, async ({ page, context }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await visitor.givePhoto(await portraitBytes());
  await untilKept(page, [/\/result$/, /page-data\/result\//]);
  await context.setOffline(true);
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.errors.failure.offline.title);
  await page.getByRole("button", { name: words.result.failed.again }).click();
  await expect(page.getByText(words.result.failed.stillOffline)).toBeInViewport({ ratio: 1 });
  const lastFile = page.waitForResponse(/\/v5\/image\/file\/[^?]*\.pdf/);
  await context.setOffline(false);
  await expect(visitor.heading).toHaveText(words.result.title);
  await (await lastFile).finished();
  await context.setOffline(true);
  const file = await visitor.downloadFile();
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg" });
});
