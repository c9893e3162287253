import { readFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { languageOfCode } from "../../locales/languages";
import { localizedPath, paths } from "../../src/paths";
import { hydrated, settled } from "../e2e/hydrated";
import { portraitBytes, twoPeopleBytes } from "../e2e/portraits";
import { expect, test } from "../e2e/test";
import { Visitor, wordsOf } from "../e2e/visitor";

const codeOf = ({ project }: TestInfo): string => (project.metadata as { code: string }).code;

/** A difference on one screen does not keep the others from being looked at. */
async function look(page: Page, screen: string, fullPage = true): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
  await settled(page);
  // The hour at which a photo is deleted is another one each time.
  const mask = [page.locator("time")];
  await expect.soft(page).toHaveScreenshot(`${screen}.png`, { fullPage, mask });
}

const pages: Record<string, string> = {
  home: paths.home,
  requirements: paths.requirements,
  requirement: paths.requirement("us-passport"),
  "photo-size": paths.photoSize("35x45mm"),
  guide: paths.guideArticle("us-passport"),
  article: paths.blogPost("light-at-a-window"),
  contact: paths.contactUs,
  accuracy: paths.accuracy,
  "no-photo": paths.result,
  "not-found": "/nothing/here",
};

for (const [screen, path] of Object.entries(pages))
  test(screen, async ({ page }, testInfo) => {
    const code = codeOf(testInfo);
    const answer = await page.goto(localizedPath(path, code));
    expect(answer?.status(), `${path} in ${code}`).toBe(screen === "not-found" ? 404 : 200);
    await hydrated(page);
    // Some hundred cards say no more than the first dozen.
    await look(page, screen, screen !== "requirements");
  });

test("the job", { tag: "@portrait" }, async ({ page }, testInfo) => {
  const code = codeOf(testInfo);
  const words = await wordsOf(code);
  const kinds: typeof import("../../locales/en/documents.json") = JSON.parse(
    readFileSync(`locales/${code}/documents.json`, "utf8"),
  );
  const visitor = new Visitor(page, words, code);
  const answer = await page.goto(localizedPath(paths.home, code));
  expect(answer?.status(), `home in ${code}`).toBe(200);
  const country = new Intl.DisplayNames(languageOfCode(code)!.bcp47, { type: "region" }).of("DE")!;
  await visitor.chooseCountry(country);
  await visitor.chooseDocument(new RegExp(`^${kinds.kind.passport}`));
  await visitor.givePhoto(await twoPeopleBytes());
  await expect(page.getByText(words.errors.multipleFaces.title)).toBeVisible();
  await look(page, "two-people");

  await visitor.givePhoto(await portraitBytes());
  await expect(page.getByText(words.errors.multipleFaces.title)).toBeHidden();
  await look(page, "chosen");
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  await visitor.openTab(words.result.tabs.digital);
  await look(page, "digital");
  await visitor.openTab(words.result.tabs.printout);
  await look(page, "printout");

  await page.getByRole("button", { name: words.result.adjust.open }).click();
  await page.getByText(words.result.adjust.exact).click();
  await look(page, "by-hand");
  await page.getByRole("button", { name: words.result.action.delete }).click();
  await expect(page.locator("main").getByRole("status").first()).toHaveText(words.result.action.deleted);
  await look(page, "deleted");
});
