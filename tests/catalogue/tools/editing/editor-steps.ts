import { expect, type Page } from "@playwright/test";

/** What a writer does in the editor at `address`. */
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** The answer of the server to a save. */
export const savedForms = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith("/edit/forms.json") && answer.request().method() === "POST",
  );

/** Saves a form with a fault, and closes the dialog that names it. */
export async function saveRefused(page: Page): Promise<void> {
  const refused = savedForms(page);
  await save(page);
  expect((await refused).status()).toBe(422);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
}

/** A field in the form of a language, which is the tag that the editor knows it by. */
export const fieldOf = (page: Page, name: string, tag = "en") =>
  page.locator(`.pane[data-locale="${tag}"] .field[data-key-path="${name}"]`);

/** Opens a form. Another hash alone would be the same page, with the form of before still leaving. */
export async function openForm(page: Page, address: string, place: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${address}/edit/#/collections/${place}`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
}

/** Opens a guide with its German text beside the English. @returns the field of the German title */
export async function openGermanTitle(page: Page, address: string, guide: string) {
  await openForm(page, address, `guides/entries/${guide}`);
  return fieldOf(page, "title", "de").getByRole("textbox");
}

/** Opens a document. @returns the field of the least head height */
export async function openHeadHeight(page: Page, address: string, document: string) {
  await openForm(page, address, `documents/entries/${document}`);
  const head = page.locator('.field[data-key-path="head"]').first();
  const min = page.locator('.field[data-key-path="head.min"]').first();
  const expand = head.getByRole("button", { name: "Expand", exact: true }).first();
  // What is out of sight is not drawn, and the form still moves while it is being drawn.
  await expect(async () => {
    await head.evaluate((field) => field.scrollIntoView({ block: "start" }));
    if (await expand.isVisible()) await expand.click();
    await expect(min).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  return min.getByRole("spinbutton");
}

/** Fills in the form of a new question. */
export async function writeQuestion(page: Page, address: string, question: string, text: string) {
  await openForm(page, address, "faq/new");
  await fieldOf(page, "question").getByRole("textbox").fill(question);
  await fieldOf(page, "body").getByRole("textbox").fill(text);
  const category = fieldOf(page, "category");
  await category.scrollIntoViewIfNeeded();
  await category.getByRole("combobox").click();
  await page.getByRole("option", { name: "Photo", exact: true }).click();
}

/**
 * Opens an entry from the list, to which the editor goes by itself a moment after an entry was saved: another address
 * that is opened in this moment is left again.
 */
export async function openFromList(page: Page, collection: string, title: string): Promise<void> {
  await page.waitForURL(new RegExp(`#/collections/${collection}$`));
  await page.getByText(title, { exact: true }).first().click();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
}

/** Uploads a picture. @returns the field for what it shows */
export async function choosePicture(page: Page, picture: string) {
  await fieldOf(page, "body").getByRole("button", { name: "Picture", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog
    .getByRole("button", { name: /upload|choose|browse/i })
    .first()
    .click();
  await (await chooser).setFiles(picture);
  // Only the project's own pictures are offered.
  await expect(dialog.getByText("Unsplash")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Insert", exact: true }).click();
  const description = page.getByLabel("What does the picture show?");
  await description.waitFor();
  return description;
}

/** Uploads a picture and puts it at the end of the text. */
export async function insertPicture(page: Page, picture: string, shows: string): Promise<void> {
  await (await choosePicture(page, picture)).fill(shows);
  await page.getByRole("button", { name: "Insert the picture" }).click();
  // The picture is read first, so it comes into the text a moment after the dialog has closed.
  await expect(fieldOf(page, "body").getByRole("textbox")).toHaveValue(new RegExp(`!\\[${shows}\\]`), {
    timeout: 90_000,
  });
}
