import type { Locator } from "@playwright/test";
import sharp from "sharp";
import requirement from "../../locales/en/requirement.json";
import requirements from "../../locales/en/requirements.json";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** Comes the first before the second, as the page is read? */
const isReadBefore = async (first: Locator, second: Locator): Promise<boolean> =>
  first.evaluate(
    (here, there) => Boolean(here.compareDocumentPosition(there!) & Node.DOCUMENT_POSITION_FOLLOWING),
    await second.elementHandle(),
  );

test("from the list to a document's page to a finished photo", { tag: "@portrait" }, async ({ page }) => {
  const words = await wordsOf("en");
  await page.goto("/requirements");
  const search = page.getByRole("searchbox", { name: requirements.search.label });
  await expect(async () => {
    await search.fill("atlantis");
    await expect(page.getByText("“atlantis”")).toBeVisible({ timeout: 1000 });
    await search.fill("germany passport");
    await expect(page.getByRole("link", { name: /^Passport/ })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await page.getByRole("link", { name: /^Passport/ }).click();

  await expect(page).toHaveURL(/\/requirements\/de-passport$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
  const drawing = page.getByRole("img", { name: /Germany/ });
  await expect(drawing).toContainText("32–36");
  await page.getByRole("radio", { name: words.common.unit.inch, exact: true }).check();
  await expect(drawing).toContainText("1.26–1.42");
  await page.getByRole("link", { name: requirement.make }).click();

  const visitor = new Visitor(page, words);
  await expect(page).toHaveURL(/\/\?document=de-passport$/);
  await expect(page.getByRole("combobox", { name: words.home.card.country.label })).toHaveValue("Germany");
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const digital = await visitor.downloadFile();
  expect(digital.name).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm\.jpg$/);
  const { width = 0, height = 0 } = await sharp(digital.bytes).metadata();
  expect(width / height).toBeCloseTo(35 / 45, 2);
});

test("a document that takes photos from studios alone says so before the way to a photo, and before Download", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  // The document's own note stands for the general one.
  const note = page.getByText(/^Since 1 May 2025 German offices accept only digital photos/).first();
  await page.goto("/requirements/de-passport");
  expect(await isReadBefore(note, page.getByRole("link", { name: requirement.make }))).toBe(true);

  await visitor.openHome();
  await visitor.chooseCountry("Germany");
  await expect(note).toHaveCount(0);
  await visitor.chooseDocument(/^Passport/);
  await expect(note).toBeVisible();
  const file = page.getByRole("button", { name: words.photo.choose.file }).and(page.locator("button"));
  expect(await isReadBefore(note, file)).toBe(true);

  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  await expect(note).toBeVisible();
  expect(await isReadBefore(note, page.getByText(words.result.verdict.ours).last())).toBe(true);
  const download = page.getByRole("button", { name: words.result.action.downloadSheet });
  expect(await isReadBefore(note, download)).toBe(true);

  await visitor.openHome();
  await visitor.chooseDocument(/^Driving licence/);
  await expect(note).toHaveCount(0);
});

test("the way to a photo is in the first screen of a phone, however much is to be known before it", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const urlPath of ["us-visa", "schengen-visa", "ae-emirates-id", "ca-passport-online"]) {
    await page.goto(`/requirements/${urlPath}`);
    await expect(page.getByRole("link", { name: requirement.make })).toBeInViewport({ ratio: 1 });
  }
});
