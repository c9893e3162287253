import type { Page } from "@playwright/test";
import requirement from "../../locales/en/requirement.json";
import { focusFault, press, pressKey, tabTo } from "./focus";
import { hydrated } from "./hydrated";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** Presses the button that opens the browser's own list of files, and takes one there. */
async function chooseFile(page: Page, button: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, button)]);
  await chooser.setFiles({ name, mimeType: "image/jpeg", buffer: await portraitBytes() });
}

/** Presses a download button; answers the name of the file. */
async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  return file.suggestedFilename();
}

test("by keyboard alone: from home to the file, the sheet and the way out, with the focus in sight", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { home, photo, result } = words;
  const visitor = new Visitor(page, words);
  await visitor.openHome();
  await hydrated(page);
  await tabTo(page, page.getByRole("combobox", { name: home.card.country.label }));
  await page.keyboard.type("germ");
  await pressKey(page, "Enter");
  const documents = page.getByRole("combobox", { name: home.card.document.label });
  await tabTo(page, documents);
  await page.keyboard.type("passport");
  await pressKey(page, "Enter");
  await expect(documents).toHaveValue("Passport");
  await chooseFile(page, photo.choose.file, "selfie.jpg");
  await expect(page.getByText("selfie.jpg")).toBeVisible();
  expect(await focusFault(page)).toBeNull();
  await press(page, photo.choose.start);

  await expect(visitor.heading).toHaveText(result.title);
  await expect(visitor.heading).toBeFocused();
  expect(await focusFault(page)).toBeNull();
  // Germany takes this photo from studios, and prints: the sheet is what is shown first.
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, page.getByRole("tab", { selected: true }));
  await pressKey(page, "Home");
  await expect(tab(result.tabs.digital)).toBeFocused();
  expect(await download(page, result.action.download)).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm\.jpg$/);
  await page.keyboard.press("Shift+Tab");
  await expect(tab(result.tabs.digital)).toBeFocused();
  await pressKey(page, "ArrowRight");
  await expect(tab(result.tabs.printout)).toBeFocused();
  expect(await download(page, result.action.downloadPdf)).toMatch(/\.pdf$/);
  await press(page, result.action.delete);
  await expect(visitor.heading).toBeFocused();
  await expect(page.locator("main").getByRole("status").first()).toHaveText(result.action.deleted);
});

test("by keyboard alone: a finished photo is checked, made fitting, and a line laid by hand", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { common, photo, result } = words;
  const visitor = new Visitor(page, words);
  await page.goto("/requirements/de-driving-licence");
  await hydrated(page);
  await press(page, requirement.check, "link");
  await expect(visitor.heading).toHaveText(photo.check.title);

  await chooseFile(page, photo.choose.file, "studio.jpg");
  await press(page, photo.check.now);
  await expect(visitor.heading).toHaveText(result.checked.title);
  await expect(visitor.heading).toBeFocused();

  await press(page, common.notFound.make);
  await expect(visitor.heading).toHaveText(result.title);
  await press(page, result.adjust.open);
  const crown = page.getByRole("slider", { name: result.adjust.lines.crown });
  await tabTo(page, crown);
  await pressKey(page, "ArrowDown");
  await expect(crown).toHaveAttribute("aria-valuetext", /lower than measured$/);
  await expect(page.getByText(`Set by you: ${result.adjust.lines.crown}`)).toBeVisible();
  await press(page, result.adjust.done);
  await expect(page.locator("#verdict")).toBeFocused();
});

test("a focus that is lost, out of sight, covered or without a frame is seen", async ({ page }) => {
  await page.setContent(`
    <style>* { position: fixed; left: 0 } button:not(#bare):focus { outline: 2px solid }</style>
    <button id="bare" style="top: 0; outline: none">bare</button>
    <button style="top: 99px">under another</button>
    <button style="left: -999px">away</button>
    <p style="inset: 90px 0 0; margin: 0; background: #fff"></p>`);
  const faults: (string | undefined)[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab");
    faults.push((await focusFault(page))?.split(":")[0]);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  faults.push((await focusFault(page))?.split(":")[0]);
  expect(faults).toEqual(["without a frame", "covered", "out of sight", "the focus is lost"]);
});
