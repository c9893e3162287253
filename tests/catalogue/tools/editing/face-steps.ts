import type { Page } from "@playwright/test";

/** What a writer does in the editing face at `address`. */
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Opens a guide with its German text beside the English. @returns the field of the German title */
export async function openGermanTitle(page: Page, address: string, guide: string) {
  await page.goto(`${address}/edit/#/collections/guides/entries/${guide}`);
  await page.getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: "German", exact: true }).click();
  return page.getByRole("textbox", { name: /^title/ }).nth(1);
}

/** Opens a country's documents. @returns the field of the least head height of the first */
export async function openHeadHeight(page: Page, address: string, country: string) {
  // Another hash alone would be the same page, with the form of before still leaving.
  await page.goto("about:blank");
  await page.goto(`${address}/edit/#/collections/documents/entries/${country}`);
  await page.getByText(`${country}-passport`, { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Expand All" }).first().click();
  const head = page.getByRole("group", { name: /head\W* Field/ }).first();
  // What is out of sight is not drawn.
  await head.scrollIntoViewIfNeeded();
  return head.getByRole("spinbutton", { name: "min", exact: true });
}

/** The answer of the folder to the save of a file. */
export const savedAs = (page: Page, file: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/${file}`) && answer.ok());
