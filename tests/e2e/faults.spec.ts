import { hydrated } from "./hydrated";
import { expect, test } from "./test";

test("an error that nobody caught is seen", { tag: "@phone" }, async ({ page, faults }) => {
  await page.goto("/accuracy");
  await page.evaluate(() => void setTimeout(() => (undefined as unknown as string).trim()));
  await expect.poll(() => faults.splice(0).join()).toContain("TypeError");
});

test("a page that comes alive unlike it was built is seen", { tag: "@phone" }, async ({ page, faults }) => {
  await page.route("**/accuracy", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<h1([^>]*)>[^<]+/, "<h1$1>Another heading");
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/accuracy");
  await hydrated(page);
  await expect.poll(() => faults.splice(0).join()).toMatch(/React error #(418|422|423|425)/);
});

test("what is left of them fails a test", { tag: "@phone" }, async ({ page }) => {
  test.fail();
  await page.goto("/accuracy");
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => void Promise.reject(new Error("nobody caught this")));
  await thrown;
});

test.describe("what the privacy page does not name", { tag: "@phone" }, () => {
  for (const [where, keep] of [
    ["storage", () => localStorage.setItem("visits", "1")],
    [
      "cookies",
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the older way is one of those that must be seen
        document.cookie = "visits=1";
      },
    ],
  ] as const)
    test(`fails a test: ${where}`, async ({ page }) => {
      test.fail();
      await page.goto("/accuracy");
      await page.evaluate(keep);
    });
});
