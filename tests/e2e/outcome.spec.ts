import { randomInt } from "node:crypto";
import accepted from "../../locales/en/accepted.json";
import outcome from "../../locales/en/outcome.json";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { hydrated } from "./hydrated";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** Never the same photo twice: a server takes one answer for each. */
async function newPortrait() {
  const headHeightPx = 850 + randomInt(60);
  return Buffer.from(
    await drawPortrait({ widthPx: 1800, heightPx: 2400, headHeightPx, chinYPx: 1400 + randomInt(90) }).jpeg(),
  );
}

test("a photo is made, and its code is taken once", { tag: "@phone" }, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.makeGermanPassport(await newPortrait());
  const file = await visitor.downloadFile();
  const code = /^de-passport-[0-9a-z]{19}/.exec(file.name)![0];
  await page.getByText(words.result.code.title).click();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: words.result.code.link }).click();

  await expect(page).toHaveURL(new RegExp(`/accepted\\?code=${code}$`));
  await expect(page.getByRole("textbox", { name: accepted.code.label })).toHaveValue(code);
  const send = page.getByRole("button", { name: accepted.send });
  await send.click();
  await expect(page.getByText(accepted.outcome.missing)).toBeVisible();
  await page.getByRole("radio", { name: accepted.outcome.refused }).check();
  await page.getByRole("combobox", { name: accepted.reason.label }).selectOption(outcome.reason.light);
  await page.getByRole("textbox", { name: accepted.words.label }).fill("Shadows on the face");
  await send.click();
  await expect(page.getByText(accepted.thanks)).toBeVisible();

  await page.goto(`/accepted?code=${code}`);
  await hydrated(page);
  await page.getByRole("radio", { name: accepted.outcome.accepted }).check();
  await send.click();
  await expect(page.getByText(accepted.refused.told)).toBeVisible();
  await page.getByRole("textbox", { name: accepted.code.label }).fill(`${code.slice(0, -1)}_`);
  await send.click();
  await expect(page.getByText(accepted.code.incomplete)).toBeVisible();
  const other = code.endsWith("0") ? "1" : "0";
  await page.getByRole("textbox", { name: accepted.code.label }).fill(code.slice(0, -1) + other);
  await send.click();
  await expect(page.getByText(accepted.refused.unknown)).toBeVisible();
});

test("a checked photo has its code on the page and in the report, one made on the device has none", {
  tag: "@phone",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  const studio = { widthPx: 827, heightPx: 1063, headHeightPx: 780, chinYPx: 870, background: "#f8f8f8" };
  const photo = Buffer.from(await drawPortrait(studio).jpeg());
  const address = "/result?document=de-passport&mode=check";
  await page.goto(address);
  await visitor.givePhoto(photo, "studio.jpg");
  await page.getByRole("button", { name: words.photo.check.now }).click();
  await expect(visitor.heading).toHaveText(words.result.checked.title);
  const report = await visitor.download(words.result.checked.report);
  expect(report.name).toMatch(/^de-passport-[0-9a-z]{19}-report\.pdf$/);
  await page.getByText(words.result.code.title).click();
  await expect(page.getByRole("link", { name: words.result.code.link })).toBeVisible();

  await page.goto(address);
  await page.getByRole("switch", { name: words.photo.device.label }).check();
  await visitor.givePhoto(photo, "studio.jpg");
  await page.getByRole("button", { name: words.photo.check.now }).click();
  await expect(visitor.heading).toHaveText(words.result.checked.title);
  await expect(page.getByText(words.result.code.device)).toBeVisible();
  await expect(page.getByRole("link", { name: words.result.code.link })).toHaveCount(0);
});

test("what people told stands on the page of the document and on that of the figures", {
  tag: "@phone",
}, async ({ page }) => {
  const told = { answers: 40, accepted: 37, fromPercent: 80.1, toPercent: 97.4, reasons: [] };
  const asked: string[] = [];
  // The page asks when it is idle: what the first visit asks must not be counted with the second.
  const isAnswered = page.waitForResponse("**/v5/photo/outcome*");
  await page.goto("/requirements/de-passport");
  await hydrated(page);
  await isAnswered;
  await expect(page.getByRole("heading", { name: outcome.title })).toHaveCount(0);
  await page.route("**/v5/photo/outcome*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { code: 0, data: told, msg: "ok" } });
  });
  for (const path of ["/requirements/de-passport", "/accuracy"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText("37 of 40 reported photos were accepted.")).toBeVisible();
  }
  expect(asked).toEqual(["?urlPath=de-passport", ""]);
});
