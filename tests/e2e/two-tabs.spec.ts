import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

test("a second tab takes nothing from the first: its photo is still its own, to be deleted", {
  tag: ["@portrait", "@desktop"],
}, async ({ page, context }) => {
  const words = await wordsOf("en");
  const { action } = words.result;
  const photo = await portraitBytes();
  const first = new Visitor(page, words);
  await first.makeGermanPassport(photo);
  const second = new Visitor(await context.newPage(), words);
  await second.makeGermanPassport(photo);

  await page.bringToFront();
  const [deletion] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "DELETE"),
    page.getByRole("button", { name: action.delete }).click(),
  ]);
  // Not 404: the server knows whose it is.
  expect(deletion.status()).toBe(200);
  await expect(page.locator("main").getByRole("status").first()).toHaveText(action.deleted);
  const file = await second.downloadFile();
  expect(file.name).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm\.jpg$/);
});
