import type { Page, TestInfo } from "@playwright/test";
import { languageOfCode } from "../../locales/languages";
import { localizedPath, paths } from "../../src/paths";
import { hydrated, settled } from "../e2e/hydrated";
import { portraitBytes, twoPeopleBytes } from "../e2e/portraits";
import { expect, test } from "../e2e/test";
import { Visitor, wordsOf } from "../e2e/visitor";

const codeOf = ({ project }: TestInfo): string => (project.metadata as { code: string }).code;

/** A difference on one screen does not keep the others from being looked at. */
async function look(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  // The hour at which a photo is deleted is another one each time.
  const mask = [page.locator("time")];
  await expect.soft(page).toHaveScreenshot(`${screen}.png`, { fullPage: true, mask });
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
    test.skip(answer?.status() === 404 && screen !== "not-found", `${code} is not built`);
    await hydrated(page);
    await look(page, screen);
  });

test("the job", async ({ page }, testInfo) => {
  const code = codeOf(testInfo);
  const words = await wordsOf(code);
  const visitor = new Visitor(page, words, code);
  const answer = await page.goto(localizedPath(paths.home, code));
  test.skip(answer?.status() === 404, `${code} is not built`);
  const country = new Intl.DisplayNames(languageOfCode(code)!.bcp47, { type: "region" }).of("DE")!;
  await visitor.chooseCountry(country);
  await page.getByRole("radio").first().check();
  await visitor.givePhoto(await twoPeopleBytes());
  await expect(page.getByText(words.errors.multipleFaces.title)).toBeVisible();
  await look(page, "two-people");

  await visitor.givePhoto(await portraitBytes());
  await expect(page.getByText(words.errors.multipleFaces.title)).toBeHidden();
  await look(page, "chosen");
  await visitor.start();
  await expect(visitor.heading).toHaveText(words.result.title);
  await look(page, "digital");

  await page.getByRole("button", { name: words.result.adjust.open }).click();
  await page.getByText(words.result.adjust.exact).click();
  await look(page, "by-hand");
  await visitor.openTab(words.result.tabs.printout);
  await look(page, "printout");
  await page.getByRole("button", { name: words.result.action.delete }).click();
  await expect(page.locator("main").getByRole("status").first()).toHaveText(words.result.action.deleted);
  await look(page, "deleted");
});
