import { portraitBytes, twoPeopleBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const broken = (name: string) => jpeg(name, Buffer.from("no picture"));

test("of several photos the best is used, and another is one press away, also after a reload and a refusal", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  const { shots } = words.photo;
  await visitor.chooseGermanPassport();
  const good = await portraitBytes();
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles([jpeg("pair.jpg", await twoPeopleBytes()), broken("broken.jpg"), jpeg("me.jpg", good)]);
  const strip = page.getByRole("region", { name: shots.title });
  await expect(strip.getByRole("status")).toContainText(shots.bestUsed);
  const [best, pair] = [strip.getByRole("button").first(), strip.getByRole("button").nth(1)];
  await expect(best).toContainText(shots.best);
  await expect(best).toHaveAttribute("aria-pressed", "true");
  await expect(pair).toContainText(words.errors.multipleFaces.plain);
  await expect(strip.getByRole("listitem").nth(2)).toContainText(words.errors.imageType.plain);

  await pair.focus();
  await page.keyboard.press("Enter");
  await expect(pair).toHaveAttribute("aria-pressed", "true");
  await expect(pair).toBeFocused();
  await expect(strip.getByRole("status")).toContainText(shots.ownUsed);
  await page.reload();
  await expect(pair).toHaveAttribute("aria-pressed", "true");
  await expect(strip.getByRole("listitem")).toHaveCount(3);

  await visitor.start();
  await expect(page).toHaveURL(/result/);
  await best.click();
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("of nine photos the first eight are taken, and the page says so", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.route("**/engine/**", (route) => route.abort());
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  const { shots } = words.photo;
  await visitor.chooseGermanPassport();
  const good = await portraitBytes();
  const nine = Array.from({ length: 9 }, (_, i) => jpeg(`${i}.jpg`, good));
  await page.locator('input[type="file"][multiple]').first().setInputFiles(nine);
  const strip = page.getByRole("region", { name: shots.title });
  await expect(strip.getByRole("button")).toHaveCount(8);
  await expect(strip.getByRole("status")).toContainText(shots.tooMany.replaceAll("{{max}}", "8"));
  await expect(strip.getByRole("status")).toContainText(shots.firstUsed);
});
