import type { Page, Request } from "@playwright/test";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

/** What stands before the first value in a text. */
const beginningOf = (text: string): string => text.split("{{")[0]!;

/** The corrections that the page has asked the API for. */
function corrections(page: Page): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on("request", (request: Request) => {
    if (request.url().includes("/v5/card/mask"))
      asked.push(new URLSearchParams(request.postData() ?? "").get("adjust"));
  });
  return asked;
}

test("a line of the head is laid by hand, the frame follows, and the report says whose line it is", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { adjust } = words.result;
  const visitor = new Visitor(page, words);
  await visitor.makeGermanPassport(await portraitBytes());
  const asked = corrections(page);
  await page.getByRole("button", { name: adjust.open }).click();
  const crown = page.getByRole("slider", { name: adjust.lines.crown });
  await crown.scrollIntoViewIfNeeded();
  const before = (await crown.boundingBox())!;
  const x = before.x + before.width - 16;
  const y = before.y + before.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await expect(crown).toHaveAttribute("aria-valuetext", /lower than measured$/);
  expect((await crown.boundingBox())!.y - before.y).toBeCloseTo(12, 0);
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect.poll(() => asked.length).toBe(1);
  const { crown: laid } = JSON.parse(asked[0]!).lines;
  expect(laid[1]).toBeGreaterThan(0);
  await expect(page.getByText(words.result.byHand.replace("{{value}}", adjust.lines.crown))).toBeVisible();
  await page.getByRole("button", { name: adjust.done }).click();
  await page.getByText(/checks passed$/).click();
  await expect(
    page.getByText(new RegExp(`^${beginningOf(words.result.byHand)}[\\d.]+\\smm`)).first(),
  ).toBeVisible();
});

test("Escape closes the menu and the list of languages first, and only then the correction", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { nav, language } = words.common;
  await page.setViewportSize({ width: 390, height: 844 });
  await new Visitor(page, words).makeGermanPassport(await portraitBytes());
  await page.getByRole("button", { name: words.result.adjust.open }).click();
  const done = page.getByRole("button", { name: words.result.adjust.done });
  await expect(done).toBeVisible();

  await page.getByRole("button", { name: nav.open }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: nav.open })).toBeFocused();
  await expect(done).toBeVisible();

  const languages = page.getByRole("list", { name: language.choose });
  await page.getByRole("banner").locator("summary").click();
  await expect(languages).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(languages).toBeHidden();
  await expect(done).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(done).toBeHidden();
});

test("it opens with its explanation, the whole photo and the way back in one window, wherever it was pressed", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await wordsOf("en");
  const { adjust } = words.result;
  await new Visitor(page, words).makeGermanPassport(await portraitBytes());
  for (const block of ["start", "end"] as const) {
    const opener = page.getByRole("button", { name: adjust.open });
    await opener.evaluate((element, block) => element.scrollIntoView({ block }), block);
    await opener.click();
    const done = page.getByRole("button", { name: adjust.done });
    for (const part of [page.getByText(adjust.text), page.locator("[data-stage]"), done])
      await expect(part).toBeInViewport({ ratio: 1 });
    await done.click();
  }
});

test("on a small phone nothing lies on the photo while it is moved", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const words = await wordsOf("en");
  await new Visitor(page, words).makeGermanPassport(await portraitBytes());
  await page.getByRole("button", { name: words.result.adjust.open }).click();
  const stage = page.locator("[data-stage]");
  await expect(stage).toBeVisible();
  const isFree = await stage.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
    const { left, width, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 8));
  });
  expect(isFree).toBe(true);
});

test("nothing moves the photo away from the hand, or lies over the way back, when the verdict changes", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const words = await wordsOf("en");
  const { adjust } = words.result;
  await new Visitor(page, words).makeGermanPassport(await portraitBytes());
  const asked = corrections(page);
  await page.getByRole("button", { name: adjust.open }).click();
  const stage = page.locator("[data-stage]");
  const done = page.getByRole("button", { name: adjust.done });
  await expect(done).toBeInViewport({ ratio: 1 });
  const verdict = page.locator("[data-kind]", { hasText: words.result.verdict.ours });
  const [before, verdictBefore] = [await stage.boundingBox(), await verdict.textContent()];
  const drag = async (x: number, y: number, downPx: number) => {
    const count = asked.length;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + downPx, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => asked.length).toBe(count + 1);
  };
  const chin = (await page.getByRole("slider", { name: adjust.lines.chin }).boundingBox())!;
  await drag(chin.x + chin.width - 16, chin.y + chin.height / 2, 20);
  await expect.poll(() => verdict.textContent()).not.toBe(verdictBefore);
  await expect(verdict).not.toContainText(adjust.working);
  expect(await verdict.textContent()).not.toBe(verdictBefore);
  expect(await stage.boundingBox()).toEqual(before);
  await drag(before!.x + before!.width / 2, before!.y + before!.height / 2, 8);
  await expect(page.locator("[data-kind=working]")).toHaveCount(0);
  expect(await stage.boundingBox()).toEqual(before);
  // Scrolled so that both would meet, too.
  await page.evaluate(() => window.scrollBy(0, -120));
  const isOnTop = await done.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 4));
  });
  expect(isOnTop).toBe(true);
});

test("the way back stays in sight below the photo while it is moved by buttons", {
  tag: ["@portrait", "@phone"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const words = await wordsOf("en");
  const { adjust } = words.result;
  await new Visitor(page, words).makeGermanPassport(await portraitBytes());
  await page.getByRole("button", { name: adjust.open }).click();
  await page.getByText(adjust.exact).click();
  const lastMove = page.getByRole("button", { name: adjust.turnRight });
  await lastMove.evaluate((element) => element.scrollIntoView({ block: "end" }));
  // Neither under the photo nor out of sight: a press on it is one.
  for (const name of [adjust.turnRight, adjust.undo, adjust.done]) {
    const button = page.getByRole("button", { name });
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect([name, isOnTop]).toEqual([name, true]);
  }
  // So is what a press does: the position in words, or the limit that stopped it.
  await lastMove.click();
  const said = page.getByRole("status").filter({ hasText: /°/ });
  const isInSight = said.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 10, top + height / 4));
  });
  expect(await isInSight).toBe(true);
});

test("a photo moves with the hand, stops at a rule, is asked for once and can be put back", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { adjust, action } = words.result;
  const visitor = new Visitor(page, words);
  await visitor.makeGermanPassport(await portraitBytes());
  const asked = corrections(page);
  const opener = page.getByRole("button", { name: adjust.open });
  await opener.click();
  const stage = page.getByRole("application", { name: adjust.stage });
  await expect(stage).toBeFocused();

  await stage.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await stage.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 4, y + height / 2 + 3, { steps: 4 });
  const said = page.getByText(beginningOf(adjust.stop.rule));
  await expect(said).toBeHidden();
  // Far past the middle that a face may not leave.
  await page.mouse.move(x + width / 2 + 90, y + height / 2 + 3, { steps: 6 });
  await expect(said).toContainText(words.errors.centring.name);
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect.poll(() => asked.length).toBe(1);
  expect(JSON.parse(asked[0]!)).toMatchObject({ scale: 1, rotateDeg: 0 });
  expect(JSON.parse(asked[0]!).dxMm).toBeGreaterThan(0.5);
  // The reason is there to be read until the photo is moved again.
  await expect(page.locator("[data-working=true]")).toHaveCount(0);
  await expect(said).toContainText(words.errors.centring.name);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(beginningOf(adjust.state.replace("{{scale}}", "100%")))).toBeVisible();
  await page.keyboard.press("Control+z");

  // By keyboard: larger twice is one correction; undoing both leads back to the automatic place.
  await stage.focus();
  // In one task: however busy the machine is, no time lies between them.
  await stage.evaluate((element) => {
    for (const key of ["+", "+"])
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => asked.at(-1)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(page.locator("#verdict")).toBeFocused();
  await expect(page.getByRole("button", { name: action.downloadSheet, exact: true })).toBeVisible();
});
