import sharp from "sharp";
import { homeWithTemplate } from "../../src/paths";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("name and date stand below the picture, in the file's exact pixels, until they are removed", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { caption } = words.result;
  const visitor = new Visitor(page, words);
  await page.goto(homeWithTemplate("in-kerala-psc"));
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const panel = page.getByRole("region", { name: caption.title });
  const print = async (name: string) => {
    await panel.getByLabel(caption.name, { exact: true }).fill(name);
    await panel.getByLabel(caption.date).fill("2026-11-05");
    await panel.getByRole("button", { name: caption.print }).click();
  };
  await page.getByRole("link", { name: caption.title, exact: true }).first().click();
  await expect(panel.getByLabel(caption.name, { exact: true })).toBeInViewport();
  await print("Venkatanarasimharajuvaripetapurushottama");
  const name = panel.getByLabel(caption.name, { exact: true });
  await expect(name).toHaveAccessibleDescription(new RegExp(words.errors.captionTooLong.title));
  await expect(name).toBeFocused();
  await print("محمد عبد الرحمن");
  await expect(panel.getByRole("button", { name: caption.remove })).toBeVisible();
  await expect(name).toHaveAccessibleDescription("");
  await expect(panel.getByText(caption.done)).toBeInViewport({ ratio: 1 });
  await expect(panel.locator("img")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("150 × 40 px")).toBeVisible();

  const { bytes } = await visitor.download(words.result.action.download);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([150, 200]);
  const inStrip = data.subarray(150 * 160);
  expect(inStrip.filter((value) => value > 240).length).toBeGreaterThan(0.6 * inStrip.length);
  expect(inStrip.filter((value) => value < 100).length).toBeGreaterThan(0.02 * inStrip.length);

  await panel.getByRole("button", { name: caption.remove }).click();
  await expect(page.getByText("150 × 40 px")).toHaveCount(0);

  // What is typed is on the download, also without that button.
  await panel.getByLabel(caption.name, { exact: true }).fill("Anil");
  await panel.getByLabel(caption.date).fill("2026-11-05");
  await visitor.download(words.result.action.download);
  await expect(page.getByText("150 × 40 px")).toBeVisible();
});
