import { burstShots } from "../../src/constants";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("a selfie is told to move back, and is not taken by itself; its hint is seen", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.openHome();
  await visitor.choose("United States", /^Passport/);
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  const dialog = page.getByRole("dialog");
  // The film has few pixels, so the distance of a usual camera is not named.
  const hint = dialog.getByText(words.camera.guide.back).first();
  // Another hint may follow at once.
  await expect(async () => {
    const isOnTop = await hint.evaluate(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      },
      undefined,
      { timeout: 1_000 },
    );
    expect(isOnTop).toBe(true);
  }).toPass({ timeout: 90_000 });
  await expect(dialog.getByRole("timer")).toHaveText("");
  await expect(dialog.getByRole("button", { name: words.camera.shoot, exact: true })).toBeVisible();
});

test("the camera counts down before it takes the photo by itself", { tag: ["@portrait", "@phone"] }, async ({
  page,
}) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  await expect(page.getByRole("timer")).toHaveText(/[123]/);
  await expect(page.getByRole("button", { name: words.camera.use })).toBeVisible();
});

test("nothing below the picture moves when the live guidance has been loaded", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/engine/**", async (route) => {
    await isReleased;
    await route.continue();
  });
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  const loading = page.getByText(words.camera.hintsLoading);
  await expect(loading).toBeVisible();
  const places = () =>
    Promise.all(
      [
        page.getByRole("timer").locator(".."),
        page.getByRole("switch", { name: words.camera.automatic }),
        page.getByRole("combobox", { name: words.camera.timer }),
      ].map((part) => part.boundingBox()),
    );
  const before = await places();
  release();
  await expect(loading).toBeHidden();
  expect(await places()).toEqual(before);
});

test("several shots are taken one after another, and the best is used", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: words.photo.choose.camera }).click();
  await page.getByRole("switch", { name: words.camera.burst }).check();
  await page.getByRole("combobox", { name: words.camera.timer }).selectOption("0");
  await page.getByRole("button", { name: words.camera.shoot, exact: true }).click();
  await expect(page.getByRole("img", { name: words.camera.reviewAlt })).toHaveCount(burstShots);
  await page.getByRole("button", { name: words.camera.use }).click();
  const strip = page.getByRole("region", { name: words.photo.shots.title });
  await expect(strip.getByRole("button")).toHaveCount(burstShots);
  await expect(strip.getByRole("status")).toContainText(words.photo.shots.bestUsed);
});
