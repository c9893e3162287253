import sharp from "sharp";
import { hydrated } from "./hydrated";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("a typed size: a fault is told at its field, then the file and its name bear the size", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { own } = words.home.card;
  const visitor = new Visitor(page, words);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await visitor.openHome();
  await hydrated(page);
  await page.getByRole("button", { name: own.open }).click();
  await expect(field(words.common.drawing.width)).toBeFocused();
  await field(words.common.drawing.width).fill("5000");
  await field(words.common.drawing.height).fill("50");
  await visitor.givePhoto(await portraitBytes());
  await visitor.start();
  await expect(field(words.common.drawing.width)).toHaveAccessibleDescription(/10\s+mm.*150\s+mm/);
  await expect(field(words.common.drawing.width)).toBeFocused();

  await field(words.common.drawing.width).fill("40");
  await field(own.maxKb).fill("100");
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  const digital = await visitor.downloadFile();
  expect(digital.name).toBe("own-size-40x50mm.jpg");
  const { width, height, density } = await sharp(digital.bytes).metadata();
  expect([width, height, density]).toEqual([472, 591, 300]);
  expect(digital.bytes.length).toBeLessThanOrEqual(100_000);
});
