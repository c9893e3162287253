import { hydrated } from "./hydrated";
import { expect, test } from "./test";
import { wordsOf } from "./visitor";

test("the first tap shows the whole list and no keyboard, and a phrase finds the document", async ({
  page,
  isMobile,
}) => {
  const { home, common } = await wordsOf("en");
  await page.goto("/");
  await hydrated(page);
  const field = page.getByRole("combobox", { name: home.card.country.label });
  if (isMobile) await field.tap();
  else await field.click();
  await expect(page.getByRole("group", { name: common.combobox.suggested })).toBeVisible();
  const list = (await page.getByRole("listbox").first().boundingBox())!;
  const view = page.viewportSize()!;
  if (isMobile) {
    await expect(field).toHaveAttribute("inputmode", "none");
    expect([list.x, list.width]).toEqual([0, view.width]);
    expect(list.y + list.height).toBeGreaterThan(view.height - 2);
  }
  await field.fill("uk passport renewal");
  await page
    .getByRole("option", { name: /^United Kingdom passport photo/ })
    .first()
    .click();
  await expect(field).toHaveValue("United Kingdom");
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("a page that there is not leads to what was looked for", { tag: "@phone" }, async ({ page, faults }) => {
  const { common } = await wordsOf("en");
  await page.goto("/requirements/brazil-pasport");
  await page.getByRole("searchbox", { name: common.notFound.find }).fill("brazil passport");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/requirements\?q=brazil/);
  await expect(page.locator("main a[href='/requirements/br-passport']")).toBeVisible();
  // The server answered 404, as it should.
  faults.splice(0);
});
