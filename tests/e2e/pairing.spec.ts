import { stat } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { phone as phoneDevice } from "../../playwright.config";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

const codeIn = async (dialog: Locator): Promise<string> =>
  (await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? "";

/** A device of its own: its session is not the desktop's. */
async function openPhone(browser: Browser, desktop: Page, address: string): Promise<Page> {
  const context = await browser.newContext({ ...phoneDevice, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(new URL(address, desktop.url()).href);
  return page;
}

test("a photo taken with the phone comes to the desktop's page as if it had been chosen there", {
  tag: ["@portrait", "@desktop"],
}, async ({ page, browser }) => {
  const words = await wordsOf("en");
  const { phone, fault, ...desktop } = words.pairing;
  const visitor = new Visitor(page, words);
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: desktop.open }).click();
  const dialog = page.getByRole("dialog", { name: desktop.open });
  await expect(dialog.getByRole("img", { name: desktop.qr })).toBeVisible();
  const code = await codeIn(dialog);

  // The short address, with the code typed as it is shown.
  const other = await openPhone(browser, page, "/?pair");
  await other.getByRole("textbox", { name: phone.code }).fill(code.toLowerCase());
  await other.getByRole("button", { name: phone.continue }).click();
  await expect(other.getByText("Germany passport photo")).toBeVisible();
  await expect(other.getByRole("button", { name: words.photo.choose.camera })).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(desktop.joined);

  // The address of the QR code on a second phone.
  const second = await openPhone(browser, page, `/?pair=${code.replace("-", "").toLowerCase()}`);
  await expect(second.getByRole("alert")).toContainText(fault.taken);
  await second.context().close();

  const photo = await portraitBytes();
  await other
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
  await other.getByRole("button", { name: phone.send }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^phone-([a-z0-9-]+-)?\d{4}-\d{2}-\d{2}\.jpg$/)).toBeVisible();
  await expect(other.getByText(phone.received)).toBeVisible();
  await other.context().close();

  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
});

test("a phone learns that the desktop has closed, and keeps its photo for another code", {
  tag: ["@portrait", "@desktop"],
}, async ({ page, browser }) => {
  const words = await wordsOf("en");
  const { phone, fault, ...desktop } = words.pairing;
  await new Visitor(page, words).openHome();
  await page.getByRole("button", { name: desktop.open }).click();
  const dialog = page.getByRole("dialog", { name: desktop.open });
  const code = await codeIn(dialog);
  const other = await openPhone(browser, page, `/?pair=${code.replace("-", "").toLowerCase()}`);
  // Not the home page that was built, which this one takes the place of.
  await expect(other.getByRole("heading", { name: phone.title })).toBeVisible();
  await other
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await portraitBytes() });
  await expect(other.getByRole("button", { name: phone.send })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText(fault.over);
  await expect(alert).toBeInViewport();
  await expect(other.getByText("me.jpg")).toBeVisible();

  await page.getByRole("button", { name: desktop.open }).click();
  await expect(dialog.getByRole("img", { name: desktop.qr })).toBeVisible();
  await other.getByRole("textbox", { name: phone.code }).fill(await codeIn(dialog));
  await other.getByRole("button", { name: phone.continue }).click();
  await other.getByRole("button", { name: phone.send }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(phone.received)).toBeVisible();
  await other.context().close();
});

test("the finished files go to a phone, with a code for one phone and one time", {
  tag: ["@portrait", "@desktop"],
}, async ({ page, browser }) => {
  const words = await wordsOf("en");
  const { toPhone, phone, files, fault, ...desktop } = words.pairing;
  const visitor = new Visitor(page, words);
  await visitor.makeGermanPassport(await portraitBytes());
  await page.getByRole("button", { name: toPhone.open }).click();
  const dialog = page.getByRole("dialog", { name: toPhone.open });
  await expect(dialog.getByRole("img", { name: desktop.qr })).toBeVisible();
  const code = (await dialog.getByText(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).textContent()) ?? "";
  const address = `/?pair=${code.replaceAll("-", "").toLowerCase()}`;

  const other = await openPhone(browser, page, "/?pair");
  await other.getByRole("textbox", { name: phone.code }).fill("0000-0000-0000");
  await other.getByRole("button", { name: phone.continue }).click();
  await expect(other.getByRole("alert")).toContainText(fault.unknown);
  await other.getByRole("textbox", { name: phone.code }).fill(code.toLowerCase());
  await other.getByRole("button", { name: phone.continue }).click();
  await expect(other.getByText(files.here)).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(toPhone.done);

  const sizes: Record<string, number> = {};
  for (const button of [...(await other.getByRole("button", { name: files.save }).all())]) {
    const [download] = await Promise.all([other.waitForEvent("download"), button.click()]);
    const path = await download.path();
    sizes[download.suggestedFilename()] = (await stat(path)).size;
  }
  expect(
    Object.keys(sizes).map((name) => name.replace(/^.*-(sheet-)/, "$1").replace(/^de-.*35/, "35")),
  ).toEqual(["35x45mm.jpg", "sheet-10x15cm.jpg", "sheet-10x15cm.pdf"]);
  for (const size of Object.values(sizes)) expect(size).toBeGreaterThan(10_000);
  const [zip] = await Promise.all([
    other.waitForEvent("download"),
    other.getByRole("button", { name: files.all }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe("de-passport.zip");

  // The code is used, for the same phone and for another.
  const again = await openPhone(browser, page, address);
  await expect(again.getByRole("alert")).toContainText(fault.taken);
  await again.context().close();
  await other.goto(new URL(address, page.url()).href);
  await expect(other.getByRole("alert")).toContainText(fault.over);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: toPhone.open }).click();
  const unused = (await dialog.getByText(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).textContent()) ?? "";
  expect(unused).not.toBe(code);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await other.getByRole("textbox", { name: phone.code }).fill(unused);
  await other.getByRole("button", { name: phone.continue }).click();
  await expect(other.getByRole("alert")).toContainText(fault.over);
  await other.context().close();
});

test("a phone is not offered another phone", { tag: "@phone" }, async ({ page }) => {
  const words = await wordsOf("en");
  await new Visitor(page, words).openHome();
  await expect(page.getByRole("button", { name: words.pairing.open })).toBeHidden();
});
