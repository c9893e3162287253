import sharp from "sharp";
import requirement from "../../locales/en/requirement.json";
import requirements from "../../locales/en/requirements.json";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("from the list to a document's page to a finished photo", async ({ page }) => {
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
  await page.getByRole("radio", { name: "inch" }).check();
  await expect(drawing).toContainText("1.26–1.42");
  await page.getByRole("link", { name: requirement.make }).click();

  const visitor = new Visitor(page, words);
  await expect(page).toHaveURL(/\/\?document=de-passport$/);
  await expect(page.getByRole("combobox", { name: words.home.card.country.label })).toHaveValue("Germany");
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const digital = await visitor.downloadFile();
  expect(digital.name).toBe("de-passport-35x45mm.jpg");
  const { width = 0, height = 0 } = await sharp(digital.bytes).metadata();
  expect(width / height).toBeCloseTo(35 / 45, 2);
});
