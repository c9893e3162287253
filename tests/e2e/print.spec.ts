import requirement from "../../locales/en/requirement.json";
import { expect, test } from "./test";

/** Documents with long rules, notes, warnings or large samples. */
const documents = [
  "us-visa",
  "us-passport",
  "us-dv-lottery",
  "de-passport",
  "de-id-card",
  "jp-passport",
  "in-passport",
  "in-neet",
  "ca-passport",
  "cn-passport",
  "kr-passport",
  "gb-passport-online",
  "jm-passport",
];

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("a document's rules print on one sheet of A4 and of Letter", { tag: "@desktop" }, async ({ page }) => {
  const pages: [string, string, number | undefined][] = [];
  for (const urlPath of documents) {
    await page.goto(`/requirements/${urlPath}`);
    for (const format of ["A4", "Letter"]) pages.push([urlPath, format, pagesOf(await page.pdf({ format }))]);
  }
  expect(pages.filter(([, , count]) => count !== 1)).toEqual([]);
});

test("on paper a source stands below what it states, and the background is said to stay", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // The text on A4, without its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const urlPath of documents) {
    await page.goto(`/requirements/${urlPath}`);
    const edges = await page
      .locator("section:has(> header #editing) :is(h2, ul, figure)")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect([urlPath, new Set(edges.map((edge) => edge > 359)).size]).toEqual([urlPath, 1]);
  }
  await page.goto("/requirements/us-passport");
  await expect(page.locator("main header").getByText(requirement.editing.keep)).toBeVisible();
});
