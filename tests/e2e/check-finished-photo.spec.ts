import requirement from "../../locales/en/requirement.json";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { twoPeopleBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** 35 x 45 mm at 600 dpi, as a studio gives it. */
const studioPhoto = async (headHeightPx: number) =>
  Buffer.from(
    await drawPortrait({
      widthPx: 827,
      heightPx: 1063,
      headHeightPx,
      chinYPx: 870,
      background: "#f8f8f8",
    }).jpeg(),
  );

test("a photo that is finished already is checked by the server and on the device", {
  tag: "@phone",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  const { checked } = words.result;
  await page.goto("/requirements/de-passport");
  await page.getByRole("link", { name: requirement.check }).click();
  const checkPage = /\/result\?document=de-passport&mode=check$/;
  await expect(page).toHaveURL(checkPage);
  await expect(visitor.heading).toHaveText(words.photo.check.title);
  await expect(page.getByText(/^Germany, Passport/)).toBeVisible();
  await visitor.givePhoto(await studioPhoto(600), "studio.jpg");
  await page.getByRole("button", { name: words.photo.check.now }).click();
  await expect(visitor.heading).toHaveText(checked.title);
  await expect(page.getByRole("heading", { name: words.errors.headHeight.small })).toBeVisible();
  await expect(page.getByRole("button", { name: words.result.action.download, exact: true })).toHaveCount(0);
  const { name, bytes } = await visitor.download(checked.report);
  expect([name, bytes.subarray(0, 5).toString()]).toEqual(["de-passport-report.pdf", "%PDF-"]);

  await page.goBack();
  await expect(page).toHaveURL(checkPage);
  await page.getByRole("switch", { name: words.photo.device.label }).check();
  await visitor.givePhoto(await studioPhoto(780), "studio.jpg");
  await page.getByRole("button", { name: words.photo.check.now }).click();
  await expect(visitor.heading).toHaveText(checked.title);
  await expect(page.getByText(words.common.onDevice)).toBeVisible();
  await expect(page.getByRole("heading", { name: words.errors.headHeight.small })).toHaveCount(0);
  await page.getByRole("button", { name: words.result.action.delete }).click();
  await expect(visitor.heading).toHaveText(words.result.action.deleted);
});

test("on a small phone the check is started from the first screen, below a warning too", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await page.goto("/result?document=de-passport&mode=check");
  await visitor.givePhoto(await twoPeopleBytes());
  await expect(page.getByText(words.errors.multipleFaces.plain)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("button", { name: words.photo.check.now })).toBeInViewport({ ratio: 1 });
});
