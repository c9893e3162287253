import type { Locator, Page } from "@playwright/test";
import requirement from "../../locales/en/requirement.json";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** More steps than any page here has: a place that the keyboard does not reach fails. */
const mostSteps = 80;

/** Goes on by Tab alone until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

async function press(page: Page, name: string, role: "button" | "link" = "button"): Promise<void> {
  // A file input, which the keyboard passes by, is a button of the same name.
  const target = page.getByRole(role, { name, exact: true }).and(page.locator("button, a"));
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("by keyboard alone: a finished photo is checked, made fitting, and a line laid by hand", async ({
  page,
}) => {
  test.skip(test.info().project.name !== "desktop", "phones have no keyboard");
  const words = await wordsOf("en");
  const { photo, result } = words;
  const visitor = new Visitor(page, words);
  await page.goto("/requirements/de-passport");
  await press(page, requirement.check, "link");
  await expect(visitor.heading).toHaveText(photo.check.title);

  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, photo.choose.file)]);
  await chooser.setFiles({ name: "studio.jpg", mimeType: "image/jpeg", buffer: await portraitBytes() });
  await press(page, photo.check.now);
  await expect(visitor.heading).toHaveText(result.checked.title);
  await expect(visitor.heading).toBeFocused();

  await press(page, result.checked.make);
  await expect(visitor.heading).toHaveText(result.title);
  await press(page, result.adjust.open);
  const crown = page.getByRole("slider", { name: result.adjust.lines.crown });
  await tabTo(page, crown);
  await page.keyboard.press("ArrowDown");
  await expect(crown).toHaveAttribute("aria-valuetext", /lower than measured$/);
  await expect(page.getByText(`Set by you: ${result.adjust.lines.crown}`)).toBeVisible();
  await press(page, result.adjust.done);
  await expect(page.getByRole("button", { name: result.adjust.open })).toBeFocused();
});
