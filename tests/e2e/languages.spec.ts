import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { languageOffers } from "../../locales/language-offers";
import { languageOfCode, languages } from "../../locales/languages";
import { faultsOf } from "./axe";
import { hydrated, settled } from "./hydrated";
import { portraitBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

type CommonTexts = typeof import("../../locales/en/common.json");
type DocumentTexts = typeof import("../../locales/en/documents.json");

const textsOf = <Texts>(code: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${code}/${namespace}.json`, "utf8")) as Texts;

/** The languages that this build has. */
async function builtCodes(page: Page): Promise<string[]> {
  await page.goto("/");
  const tags = await page
    .locator("details a[hreflang]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  return languages.filter(({ bcp47 }) => tags.includes(bcp47)).map(({ code }) => code);
}

for (const code of ["ara", "jp"]) {
  const { bcp47, dir, englishName } = languageOfCode(code)!;
  test(`a photo from start to end in ${englishName}`, { tag: "@portrait" }, async ({ page }) => {
    test.skip(!(await builtCodes(page)).includes(code), `${code} is not built`);
    const words = await wordsOf(code);
    const country = new Intl.DisplayNames(bcp47, { type: "region" }).of("DE")!;
    const { kind } = textsOf<DocumentTexts>(code, "documents");
    const visitor = new Visitor(page, words, code);
    await visitor.openHome();
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    await visitor.choose(country, new RegExp(`^${kind.passport}`));
    await visitor.givePhoto(await portraitBytes());
    await visitor.start();
    await expect(visitor.heading).toHaveText(words.result.title);
    await expect(page).toHaveURL(new RegExp(`/${code}/result$`));
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    // From its end: before, the bar with the download covers a part of whatever lies behind it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await faultsOf(page)).toEqual([]);

    const digital = await visitor.downloadFile();
    expect(digital.name).toMatch(/^de-passport-[0-9a-z]{19}-35x45mm\.jpg$/);
    const file = await sharp(digital.bytes).metadata();
    expect([file.width, file.height]).toEqual([827, 1063]);
    await visitor.openTab(words.result.tabs.printout);
    const pdf = await visitor.download(words.result.action.downloadPdf);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    // Nothing wider than the screen, and no key in place of its text.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expect(page.locator("main")).not.toContainText(/\{\{|\b(checks|action|verdict|printout)\.\w/);
  });
}

test("an address in no language, in the wrong case or with its prefix twice is a 404 in a language that fits", {
  tag: "@phone",
}, async ({ page }) => {
  const built = await builtCodes(page);
  for (const [path, code] of [
    ["/xx/requirements", "en"],
    ["/DE/requirements", "en"],
    ["/de/de/requirements", "de"],
    ["/ara/ara", "ara"],
  ] as const) {
    if (!built.includes(code)) continue;
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await hydrated(page);
    const { notFound } = textsOf<CommonTexts>(code, "common");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOfCode(code)!.bcp47);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** The German passport is chosen, named in the language of the page. */
async function expectChosen(page: Page, code: string) {
  const { kind } = textsOf<DocumentTexts>(code, "documents");
  const { home } = await wordsOf(code);
  const chooser = page.getByRole("combobox", { name: home.card.document.label });
  await expect(chooser).toHaveValue(kind.passport);
}

test("the language chooser works by keyboard and keeps page, query and chosen document", {
  tag: "@desktop",
}, async ({ page }) => {
  test.skip(!(await builtCodes(page)).includes("jp"), "jp is not built");
  await page.goto("/?document=de-passport");
  await hydrated(page);
  await expectChosen(page, "en");
  const summary = page.locator("details > summary").filter({ hasText: "English" });
  await summary.focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: languageOfCode("jp")!.nativeName, exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jp\/?\?document=de-passport$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expectChosen(page, "jp");

  // Remembered: another page in English offers it, and does not go there by itself.
  await page.goto("/requirements");
  await hydrated(page);
  await expect(page.getByRole("link", { name: languageOffers.jp!.accept })).toHaveAttribute(
    "href",
    "/jp/requirements",
  );
  expect(new URL(page.url()).pathname).toBe("/requirements");
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });

  test("its language is offered, never forced, and the offer can be sent away for good", {
    tag: "@phone",
  }, async ({ page }) => {
    test.skip(!(await builtCodes(page)).includes("de"), "de is not built");
    await page.goto("/contactus");
    await hydrated(page);
    const { accept, decline } = languageOffers.de!;
    const offer = page.getByRole("link", { name: accept });
    await expect(offer).toHaveAttribute("href", "/de/contactus");
    expect(new URL(page.url()).pathname).toBe("/contactus");
    await page.getByRole("button", { name: decline }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expect(offer).toBeHidden();
  });

  test("the offer covers no control of the first screen", async ({ page, viewport }) => {
    test.skip(!(await builtCodes(page)).includes("de"), "de is not built");
    await page.goto("/");
    await hydrated(page);
    const offer = page.getByRole("complementary").filter({ hasText: languageOffers.de!.accept });
    await expect(offer).toBeVisible();
    const over = (await offer.boundingBox())!;
    const { home } = await wordsOf("en");
    const covered: string[] = [];
    const radios = page.getByRole("main").getByRole("radio");
    const buttons = page.getByRole("region", { name: home.card.title }).getByRole("button");
    for (const control of await radios.or(buttons).all()) {
      const { x, y, width, height } = (await control.boundingBox())!;
      const isBeside = x >= over.x + over.width || x + width <= over.x;
      if (!isBeside && y < viewport!.height && y + height > over.y)
        covered.push(await control.evaluate((element) => element.outerHTML));
    }
    expect(covered).toEqual([]);
  });
});
