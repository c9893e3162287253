import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("a selfie is told to step back, and is not taken by itself; its hint is seen", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.openHome();
  await visitor.choose("United States", /^Passport/);
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  const dialog = page.getByRole("dialog");
  const hint = dialog.getByText(words.camera.guide.stepBack).first();
  await expect(hint).toBeVisible();
  const isOnTop = hint.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await isOnTop).toBe(true);
  await expect(dialog.getByRole("timer")).toHaveText("");
  await expect(dialog.getByRole("button", { name: words.camera.shoot })).toBeVisible();
});

test("the camera counts down before it takes the photo by itself", { tag: "@portrait" }, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  await expect(page.getByRole("timer")).toHaveText(/[123]/);
  await expect(page.getByRole("button", { name: words.camera.use })).toBeVisible();
});
