import type { Page } from "@playwright/test";
import { offlinePagePath } from "../../src/offline/worker/offline-page-path";
import { checkWithTemplate, localizedPath, paths } from "../../src/paths";
import { faultsBesidesColours, faultsOf } from "./axe";
import { hydrated } from "./hydrated";
import { portraitBytes, twoPeopleBytes } from "./portraits";
import { expect, test } from "./test";
import { Visitor, wordsOf } from "./visitor";

const missing = "page that there is not";

const kinds: Record<string, string> = {
  home: paths.home,
  "list of requirements": paths.requirements,
  requirement: paths.requirement("de-passport"),
  "photo size": paths.photoSize("35x45mm"),
  "file limits": paths.fileLimits,
  "list of guides": paths.guide,
  guide: paths.guideArticle("us-passport"),
  "list of articles": paths.blog,
  article: paths.blogPost("kb-limits-and-dpi"),
  contact: paths.contactUs,
  "frequent question": paths.faqItem("how-to-print"),
  "list of authors": paths.authors,
  author: paths.author("editorial"),
  privacy: paths.privacy,
  terms: paths.terms,
  accuracy: paths.accuracy,
  "result without a photo": paths.result,
  "was it accepted": paths.accepted,
  "check of a finished photo": checkWithTemplate("de-passport"),
  [missing]: "/nothing/here",
};

/** A page of each kind in a language; those that are in English only are English pages. Colours are tested in English. */
function testKinds(code: string) {
  const [extent, faults] =
    code === "en" ? ["in all colours", faultsOf] : ["but for colours", faultsBesidesColours];
  for (const [kind, englishPath] of Object.entries(kinds)) {
    const path = localizedPath(englishPath, code);
    if (code !== "en" && path === englishPath) continue;
    test(`${kind} (${code}) keeps WCAG 2.2 A and AA ${extent} as far as axe can tell`, async ({ page }) => {
      const answer = await page.goto(path);
      const isBuilt = code === "en" || (await page.locator("html").getAttribute("lang")) !== "en";
      test.skip(!isBuilt, `${code} is not built`);
      expect(answer?.status()).toBe(kind === missing ? 404 : 200);
      await hydrated(page);
      // At the end the start button rests in its place. Above, it lies over whatever is scrolled under it.
      if (kind === "home") await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await faults(page)).toEqual([]);
    });
  }
}

testKinds("en");

// The narrow page is enough.
test.describe("in the languages of other scripts", { tag: "@phone" }, () => {
  testKinds("ara");
  testKinds("jp");

  test("the page for visitors without a line keeps WCAG 2.2 A and AA in all colours", async ({ page }) => {
    for (const code of ["en", "ara", "jp"]) {
      const answer = await page.goto(offlinePagePath(code));
      if (answer?.ok()) expect([code, await faultsOf(page)]).toEqual([code, []]);
    }
  });
});

/** What is wider than the narrowest screen with text of double size, its overflow in px. */
async function overflowIn320px(page: Page): Promise<number> {
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - 320));
}

// One width, whatever the device.
test.describe("text of double size fits into 320 px", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 320, height: 900 } });

  test("on pages, in languages with long words too", { tag: "@portrait" }, async ({ page }) => {
    const overflows: [string, number][] = [];
    for (const code of ["en", "fin", "rom", "ru-ru"])
      for (const kind of ["home", "list of requirements", "requirement", "contact"]) {
        const answer = await page.goto(localizedPath(kinds[kind]!, code));
        if (code !== "en" && answer?.status() === 404) continue;
        await hydrated(page);
        overflows.push([`${kind} (${code})`, await overflowIn320px(page)]);
      }
    const visitor = new Visitor(page, await wordsOf("en"));
    await visitor.openHome();
    await visitor.givePhoto(await portraitBytes());
    await expect(page.getByText("selfie.jpg")).toBeVisible();
    overflows.push(["a photo given", await overflowIn320px(page)]);
    expect(overflows.filter(([, px]) => px > 0)).toEqual([]);
  });

  test("on the refused photo and on the finished one, in languages with long words too", {
    tag: "@portrait",
  }, async ({ page }) => {
    const overflows: [string, number][] = [];
    const words = await wordsOf("en");
    const visitor = new Visitor(page, words);
    /** The photo outlives the page: other languages show the same one. */
    const measure = async (what: "newPhoto" | "accepted") => {
      for (const code of ["rom", "ru-ru", "en"]) {
        const answer = await page.goto(localizedPath(paths.result, code));
        if (answer?.status() === 404) continue;
        const { result } = await wordsOf(code);
        await expect(visitor.heading).toHaveText(what === "accepted" ? result.title : result.newPhoto.title);
        // Drawn last.
        await expect(page.getByRole("button", { name: result.action.delete })).toBeVisible();
        overflows.push([`${what} (${code})`, await overflowIn320px(page)]);
      }
    };
    await visitor.chooseGermanPassport();
    await visitor.givePhoto(await twoPeopleBytes());
    await page.getByRole("button", { name: words.photo.choose.useAnyway }).click();
    await visitor.start();
    await expect(visitor.heading).toHaveText(words.result.newPhoto.title);
    await measure("newPhoto");
    await visitor.givePhoto(await portraitBytes());
    await expect(visitor.heading).toHaveText(words.result.title);
    await measure("accepted");
    await visitor.openTab(words.result.tabs.digital);
    await page.getByRole("button", { name: words.result.adjust.open }).click();
    overflows.push(["digital file, being corrected", await overflowIn320px(page)]);
    expect(overflows.filter(([, px]) => px > 0)).toEqual([]);
  });
});

/** The API's own answer, with a question in it that only photographs of people with glasses raise. */
async function askAboutGlasses(page: Page): Promise<void> {
  await page.route(
    /\/v5\/card\/mask/,
    async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const { checks } = answer.data;
      answer.data.grade = "ask";
      answer.data.checks = [
        ...checks.filter(({ rule }: { rule: string }) => rule !== "glasses"),
        {
          rule: "glasses",
          verdict: "ask",
          measured: null,
          min: null,
          max: null,
          unit: null,
          messageKey: "glasses",
        },
      ];
      await route.fulfill({ response, json: answer });
    },
    { times: 1 },
  );
}

test("the result with its photo keeps WCAG 2.2 A and AA as far as axe can tell", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const visitor = new Visitor(page, words);
  await askAboutGlasses(page);
  await visitor.makeGermanPassport(await portraitBytes());
  const question = page.getByRole("group", { name: words.errors.glasses.title });
  await expect(question).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const [request] = await Promise.all([
    page.waitForRequest(/\/v5\/card\/mask/),
    question.getByRole("button", { name: words.result.question.no }).click(),
  ]);
  expect(new URLSearchParams(request.postData()!).get("answers")).toBe('{"glasses":"no"}');
  await page.getByRole("button", { name: words.result.adjust.open }).click();
  await page.getByText(words.result.adjust.exact).click();
  await page.getByRole("slider", { name: words.result.adjust.lines.crown }).press("ArrowDown");
  await expect(page.getByText(`Set by you: ${words.result.adjust.lines.crown}`)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await visitor.openTab(words.result.tabs.printout);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: words.result.action.delete }).click();
  await expect(page.locator("main").getByRole("status").first()).toHaveText(words.result.action.deleted);
  await expect(visitor.heading).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
});

test("the camera with its guidance keeps WCAG 2.2 A and AA as far as axe can tell", {
  tag: "@portrait",
}, async ({ page }) => {
  const words = await wordsOf("en");
  const { camera, photo } = words;
  const visitor = new Visitor(page, words);
  // The automatic shutter would go while axe looks: it is off before the engine comes.
  let bringEngine = () => {};
  const mayCome = new Promise<void>((resolve) => {
    bringEngine = resolve;
  });
  await page.route("**/engine/**", async (route) => {
    await mayCome;
    await route.continue();
  });
  await visitor.chooseGermanPassport();
  await page.getByRole("button", { name: photo.choose.camera }).click();
  await page.getByRole("switch", { name: camera.automatic }).uncheck();
  bringEngine();
  await expect(page.getByRole("status").getByText(camera.guide.hold)).toBeAttached();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("combobox", { name: camera.timer }).selectOption("0");
  await page.getByRole("button", { name: camera.shoot, exact: true }).click();
  await expect(page.getByRole("button", { name: camera.use })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test("the check finds what is wrong, in light, dark and forced colours", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(paths.notFound);
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector("h1")!.innerHTML =
      `<style>.faint { color: #fff } @media (prefers-color-scheme: dark) { .faint { color: #111 } }` +
      `@media (forced-colors: active) { .faint { forced-color-adjust: none; color: #222; background: #111 } }` +
      `</style><img src="/favicon.ico"><span class="faint">faint</span>`;
  });
  expect((await faultsOf(page)).map((fault) => fault.split(": ", 2).join(" "))).toEqual([
    "light color-contrast",
    "light image-alt",
    "dark color-contrast",
    "forced color-contrast",
  ]);
});
