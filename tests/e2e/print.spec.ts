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
