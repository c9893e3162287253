import type { Page } from "@playwright/test";
import words from "../../locales/en/camera.json";
import errors from "../../locales/en/errors.json";
import home from "../../locales/en/home.json";
import photo from "../../locales/en/photo.json";
import result from "../../locales/en/result.json";
import { hydrated, settled } from "./hydrated";
import { expect, test } from "./test";

/** As Gatsby's links do (`window.___navigate` is declared in src/navigation/route-progress.ts). */
const goTo = (page: Page, to: string) => page.evaluate((path) => void window.___navigate?.(path), to);

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const rootOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

test("an unknown address is a 404 in its own language, also after the page has come alive", {
  tag: "@phone",
}, async ({ page }) => {
  for (const [path, lang, dir] of [
    ["/nothing/here", "en", "ltr"],
    ["/de/requirements/size/34x45mm", "de", "ltr"],
    ["/ara/nothing", "ar", "rtl"],
    ["/jp/nothing/here", "ja", "ltr"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await rootOf(page)).toEqual([lang, dir]);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("a slash at the end is redirected once", { tag: "@phone" }, async ({ request }) => {
  const answer = await request.get("/de/", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/de$/);
});

test("a new page begins at the top, going back where it was left", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => window.scrollTo(0, 700));
  await settled(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await goTo(page, "/result");
  await page.waitForURL("**/result");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a page that is opened anew begins at the top, a reloaded one where it was left", async ({ page }) => {
  const pageY = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await settled(page);
  };
  await open(page, "/guide");
  await scrollDown();
  const before = await pageY();
  expect(before).toBeGreaterThan(300);
  await open(page, "/");
  await open(page, "/guide");
  await settled(page);
  expect(await pageY()).toBe(0);
  await scrollDown();
  await page.reload();
  await expect.poll(pageY).toBe(before);
});

test("a hash that cannot be decoded leaves the page as it is", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/guide#50%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

/** Holds all scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const isOver = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await isOver;
    await route.continue();
  });
  return letThrough;
}

test("what is typed before the scripts are there is searched for once they are", { tag: "@phone" }, async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  const documentOf = (urlPath: string) => page.locator(`main a[href='/requirements/${urlPath}']`);
  await page.goto("/requirements", { waitUntil: "commit" });
  await expect(documentOf("jp-passport")).toHaveCount(1);
  await page.getByRole("searchbox").fill("mongolia");
  letScriptsThrough();
  await expect(documentOf("jp-passport")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue("mongolia");
  await expect(documentOf("mn-passport")).toBeVisible();
});

test("the result says before its scripts are there that it has no photo, unless the tab may have one", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/result");
  const heading = page.getByRole("heading", { level: 1, name: result.nothing.title });
  await expect(heading).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("photo", "{}"));
  await page.reload();
  await expect(heading).toBeHidden();
});

test("the file button takes a photo before the scripts are there", async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: photo.choose.file }).first();
  const body = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  // A browser that is busy may not have laid the page out at the first press.
  await expect(async () => {
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    const asked = page.waitForEvent("filechooser", { timeout: 5000 });
    await page.mouse.click(x + width / 2, y + height / 2);
    await (await asked).setFiles({ name: "early.png", mimeType: "image/png", buffer: body });
  }).toPass();
  letScriptsThrough();
  await expect(page.getByText("early.png")).toBeVisible();
  // Once the page listens, the button stands above the field again.
  await page.getByRole("button", { name: photo.choose.camera }).first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("button:focus")).toHaveCount(1);
});

test("a change of language changes the document's language and direction without a reload", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await goTo(page, "/ara");
  await expect.poll(() => rootOf(page)).toEqual(["ar", "rtl"]);
  await goTo(page, "/");
  await expect.poll(() => rootOf(page)).toEqual(["en", "ltr"]);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("zoom is disabled and the first load fills the popular documents", { tag: "@phone" }, async ({
  page,
}) => {
  // The built page shows popular documents already: what the API answers must take their place.
  await page.route("**/v5/passport/template/hot*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.list[0].countryName = "Named by the API";
    await route.fulfill({ response, json: answer });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/");
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /user-scalable=no/);
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(["/v5/passport/lang", "/v5/passport/template/hot"]));
  await expect(page.getByText("Named by the API")).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/site/"))).toEqual([]);
});

test("losing the connection shows, and getting it back", { tag: "@phone" }, async ({ page, context }) => {
  await open(page, "/");
  const banner = page.getByText("You are offline.", { exact: false });
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test("a camera that cannot be loaded leaves page and choices, and comes once the connection is back", {
  tag: "@phone",
}, async ({ page, context }) => {
  // Fetched in advance otherwise, once there is a document.
  const script = /camera-dialog-\w+\.js/;
  await page.route(script, (route) => route.abort());
  await open(page, "/?document=de-passport");
  const camera = page.getByRole("button", { name: photo.choose.camera });
  const country = page.getByRole("combobox", { name: home.card.country.label });
  await expect(country).toHaveValue("Germany");
  await context.setOffline(true);
  await camera.click();
  const message = page.getByRole("alert").filter({ hasText: words.error.unknown.title });
  await expect(message).toContainText(errors.failure.offline.advice);
  await expect(country).toHaveValue("Germany");
  await context.setOffline(false);
  await page.unroute(script);
  await camera.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("a part that cannot be loaded reloads the page once, not for ever", { tag: "@phone" }, async ({
  page,
  faults,
}) => {
  await open(page, "/");
  let loads = 0;
  page.on("load", () => loads++);
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }));
    });
  await fail();
  await expect.poll(() => loads).toBe(1);
  await hydrated(page);
  await fail();
  await expect.poll(() => faults.filter((fault) => fault.includes("ChunkLoadError")).length).toBe(2);
  await settled(page);
  expect(loads).toBe(1);
  faults.splice(0);
});

test("a session that the server has lost is replaced with one reload, and a lost one in a row is told", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/site/loginByDeviceId*", (route) =>
    route.fulfill({ json: { code: 0, data: { token: "a".repeat(64) }, msg: "ok" } }),
  );
  await page.route("**/v5/image/upload*", (route) =>
    route.fulfill({ json: { code: 403, data: null, msg: "session unknown" } }),
  );
  await open(page, "/?document=de-passport");
  let loads = 0;
  page.on("load", () => loads++);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } }),
    });
  await page.getByRole("button", { name: "Get started" }).click();
  await expect.poll(() => loads).toBe(1);
  // After the reload the run goes on by itself, meets 403 again, and stops there.
  const status = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("photo") ?? "{}").run?.status);
  await expect.poll(status).toBe("failed");
  await settled(page);
  expect(loads).toBe(1);
});
