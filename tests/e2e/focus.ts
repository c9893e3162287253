import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** What is wrong with where the focus is: nowhere, out of sight, under something else, or without its frame. */
export const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "the focus is lost";
    const name = focused.outerHTML.slice(0, 120);
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const isIn = right > left && bottom > top && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    if (!isIn) return `out of sight: ${name}`;
    const own = focused.closest("label") ?? focused;
    if (!own.contains(document.elementFromPoint(x, y))) return `covered: ${name}`;
    // A heading that a new view begins with takes the focus and is no control.
    if (focused.matches('[tabindex="-1"]')) return null;
    // A field draws the frame around its icons too, a radio button around its words.
    const framed = [focused, focused.nextElementSibling, focused.parentElement, own];
    const hasFrame = framed.some((element) => element && getComputedStyle(element).outlineStyle !== "none");
    return hasFrame ? null : `without a frame: ${name}`;
  });

/** Presses a key; the focus is somewhere, and to be seen, after it. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  // A page that comes or goes has the focus a moment later.
  await expect.poll(() => focusFault(page), `after ${key}`).toBeNull();
}

/** More steps than any page here has: a place that the keyboard does not reach fails. */
const mostSteps = 80;

/** Goes on by Tab alone until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await pressKey(page, "Tab");
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Goes to a control by its name, and presses it. */
export async function press(page: Page, name: string, role: "button" | "link" = "button"): Promise<void> {
  // A file input, which the keyboard passes by, is a button of the same name.
  const target = page.getByRole(role, { name, exact: true }).and(page.locator("button, a"));
  await tabTo(page, target);
  // Another document begins without a focus.
  if (role === "link") await page.keyboard.press("Enter");
  else await pressKey(page, "Enter");
}
