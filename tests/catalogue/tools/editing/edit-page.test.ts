import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type CmsBackend, gitBackend } from "../../../../catalogue/tools/editing/cms-backend";
import { editServer } from "../../../../catalogue/tools/editing/edit-server";
import { browserFlags, provideBrowser } from "../../../../tools/browser";
import { waitUntil } from "../../../wait-until";
import { copyContent, differingLines } from "./content-copy";
import {
  choosePicture,
  fieldOf,
  insertPicture,
  openForm,
  openFromList,
  openGermanTitle,
  openHeadHeight,
  save,
  savedForms,
  saveRefused,
  writeQuestion,
} from "./editor-steps";

const { contentDir, remove } = copyContent();
const servers: { close: () => Promise<unknown> }[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
});
// Pages that stay open go on drawing.
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  remove();
});

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  page.setDefaultTimeout(90_000);
  return page;
}

async function openEditor(
  backend: CmsBackend,
  siteUrl?: string,
): Promise<{ page: Page; address: string; outside: string[] }> {
  const app = editServer({
    contentDir,
    backend,
    codes: ["de"],
    shownLetters: { title: 60, question: 60 },
    ...(siteUrl !== undefined && { siteUrl }),
  });
  servers.push(app);
  const address = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  const page = await openPage();
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!new RegExp(`^(${address}|data:|blob:)`).test(request.url())) outside.push(request.url());
  });
  return { page, address, outside };
}

const read = (path: string) => readFileSync(join(contentDir, path), "utf8");

it("saves a title in two languages and a head height as those lines, and asks no other server", async () => {
  const guide = read("guides/de-passport/de.mdx");
  const english = read("guides/de-passport/en.mdx");
  const data = read("guides/de-passport/meta.yaml");
  const documents = read("templates/de.yaml");
  const { page, address, outside } = await openEditor({ name: "test-repo" });

  // The language of the preview is beside the English, by its own name.
  const title = await openGermanTitle(page, address, "de-passport");
  await page.getByText("Deutsch (German)", { exact: true }).first().waitFor();
  await title.fill("Deutsches Passbild: nur noch digital");
  await fieldOf(page, "title", "de").getByText("36 of 60 letters").waitFor();
  await fieldOf(page, "body", "de").getByText("passport photo: passbild, passfoto").waitFor();

  // Broken first: the reason at the field, in the words of the form, and nothing lost.
  const text = fieldOf(page, "body", "de").getByRole("textbox");
  const body = await text.inputValue();
  await text.fill(`${body}\n\n<Factt />\n\n[Where](/guide/nowhere)`);
  await save(page);
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(/Nothing was saved, and nothing is lost/).waitFor();
  await dialog.getByText(/Text, German: line \d+, “<Factt \/>”: there is no component <Factt>/).waitFor();
  await dialog.getByRole("button", { name: "OK" }).click();
  const reasons = fieldOf(page, "body", "de").getByRole("alert");
  await waitUntil(async () =>
    expect(await reasons.allInnerTexts()).toEqual([
      expect.stringContaining("there is no component"),
      expect.stringContaining("there is no page /guide/nowhere"),
    ]),
  );
  expect(read("guides/de-passport/de.mdx")).toBe(guide);

  await text.fill(body);
  await waitUntil(async () => expect(await reasons.count()).toBe(0));
  await fieldOf(page, "title").getByRole("textbox").fill("German passport photo: digital only");
  const saved = savedForms(page);
  await save(page);
  expect((await saved).status()).toBe(200);
  expect(differingLines(guide, read("guides/de-passport/de.mdx"))).toEqual([
    '-title: "Deutsches Passbild: seit Mai 2025 nur noch digital"',
    '+title: "Deutsches Passbild: nur noch digital"',
  ]);
  expect(differingLines(english, read("guides/de-passport/en.mdx"))).toEqual([
    '-title: "German passport photo: digital only since May 2025"',
    '+title: "German passport photo: digital only"',
  ]);
  // A published text stays published.
  expect(read("guides/de-passport/meta.yaml")).toBe(data);

  await (await openHeadHeight(page, address, "de-passport")).fill("31.5");
  const written = savedForms(page);
  await save(page);
  expect((await written).status()).toBe(200);
  expect(differingLines(documents, read("templates/de.yaml"))).toEqual([
    "-    head: { min: 32, max: 36, crown: skull }",
    "+    head: { min: 31.5, max: 36, crown: skull }",
  ]);
  expect(outside).toEqual([]);
});

it("counts letters only of what a search result shows, and adds one item to a list", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  const counter = (field: string) => fieldOf(page, field).getByText("letters that a search result shows");
  await openForm(page, address, "interface/entries/home");
  await counter("meta.title").waitFor();
  await fieldOf(page, "title").getByRole("textbox").waitFor();
  expect(await counter("title").count()).toBe(0);
  await openForm(page, address, "guides/entries/de-passport");
  await counter("title").waitFor();
  // The editor sets its words apart by invisible marks.
  await page
    .getByRole("button", { name: /Add \W?Keyword\W?$/ })
    .first()
    .waitFor();
});

it("leads from words that were searched for to their field, which is called by its English words", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await page.goto(`${address}/edit/#/collections/interface`);
  const search = page.getByPlaceholder(/Search/).first();
  await search.fill("Wir finden Kopf und Augen");
  await search.press("Enter");
  await page.getByText("Search Results", { exact: true }).waitFor();
  const result = page.getByRole("row").filter({ hasText: "Home" });
  await result.getByText("Wir finden Kopf und Augen und schneiden zu", { exact: true }).waitFor();
  await page.getByText("Home", { exact: true }).last().click();
  const found = page.locator('.pane[data-locale="de"] .field.found');
  await found.getByText("We find the head and eyes and crop the photo", { exact: true }).waitFor();
  const english = page.locator('.pane[data-locale="en"] .field.found');
  for (const field of [found, english])
    await waitUntil(async () => {
      const top = (await field.boundingBox())?.y ?? -1;
      expect([top, top > 0 && top < 900]).toEqual([top, true]);
    });
  await found.getByRole("textbox").click();
  await waitUntil(async () => expect(await found.count()).toBe(0));

  await openForm(page, address, "remarks/entries/g");
  const remark = fieldOf(page, "de-bahncard-1");
  await remark.getByText("Germany, other, BahnCard: remark 1").waitFor();
  // A field that refuses what is written in it would mislead.
  await remark.getByRole("link", { name: "change it there" }).waitFor();
  expect(await remark.getByRole("textbox").count()).toBe(0);
  // Each language is drawn in its own time.
  await fieldOf(page, "de-bahncard-1", "de").getByRole("textbox").waitFor();
});

it("finds a document by the words of its name, and shows what is found without marks", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await page.goto(`${address}/edit/#/collections/guides`);
  const search = page.getByPlaceholder(/Search/).first();
  await search.fill("may still take prints");
  await search.press("Enter");
  const sentence = page.locator(".found-sentence").first();
  await sentence.getByText("Where it does, the print is … at …").waitFor();
  expect(await sentence.textContent()).not.toMatch(/[<>#*]/);

  // Danish, before German in the alphabet, has words that begin so.
  await search.fill("Brille");
  await search.press("Enter");
  const accuracy = page.getByRole("row").filter({ hasText: "Accuracy: how the photos were measured" });
  await accuracy.getByText("Mit Brille", { exact: true }).waitFor();
  await accuracy.click();
  await page.locator('.pane[data-locale="de"] .field.found').first().waitFor();
  await page.goto(`${address}/edit/#/collections/guides`);

  // Words that do not stand side by side in the name.
  await search.fill("Germany BahnCard");
  await search.press("Enter");
  await page.getByText("Germany, other, BahnCard (de-bahncard)", { exact: true }).first().waitFor();
  await search.fill("Germany passport");
  await search.press("Enter");
  await page.getByText("Germany, passport (de-passport)", { exact: true }).first().click();
  // At its beginning, and not at a source of that name.
  const country = page.locator('.field[data-key-path="country"]').first();
  await country.waitFor();
  expect((await country.boundingBox())?.y).toBeGreaterThan(0);
  expect(await page.locator(".field.found").count()).toBe(0);
});

it("asks for the document and the words of what it inserts", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await openForm(page, address, "guides/entries/de-passport");
  const body = fieldOf(page, "body");
  const text = body.getByRole("textbox");
  const written = await text.inputValue();
  await text.fill("The head is  high.");
  await text.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(12, 12));
  await body.getByRole("button", { name: "One fact", exact: true }).click();
  // The document of the guide is chosen already.
  await page.locator("dialog.insertion select").last().selectOption({ label: "Head height" });
  await page.getByRole("button", { name: "Insert: One fact" }).click();
  const fact = '<Fact urlPath="de-passport" field="headHeight" />';
  await waitUntil(async () => expect(await text.inputValue()).toBe(`The head is ${fact} high.`));
  await text.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(900, 900));
  await body.getByRole("button", { name: "Tip", exact: true }).click();
  await page.locator("dialog.insertion textarea").fill("Stand still.");
  await page.getByRole("button", { name: "Insert: Tip" }).click();
  await waitUntil(async () =>
    expect(await text.inputValue()).toBe(`The head is ${fact} high.\n\n<Tip>\n\nStand still.\n\n</Tip>\n`),
  );
  await text.fill(written);
});

it("asks before unsaved words are left, and keeps them", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await openForm(page, address, "interface/entries/accepted");
  const title = fieldOf(page, "title", "de").getByRole("textbox");
  const words = `${await title.inputValue()} Ja`;
  const back = page.getByRole("button", { name: "Cancel Editing" });
  const asked: string[] = [];
  let answer: "accept" | "dismiss" = "dismiss";
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });

  await title.fill(words);
  await title.press("End");
  await back.click();
  await waitUntil(() => expect(asked).toEqual(["confirm"]));
  expect(await title.inputValue()).toBe(words);
  await page.evaluate(() => location.reload()).catch(() => {});
  await waitUntil(() => expect(asked).toEqual(["confirm", "beforeunload"]));
  expect(await title.inputValue()).toBe(words);

  answer = "accept";
  await back.click();
  await page.waitForURL(/#\/collections\/interface$/);
  expect(asked).toEqual(["confirm", "beforeunload", "confirm"]);
});

it("adds a question with a picture as a draft, and its translation right after", async () => {
  const { page, address } = await openEditor({ name: "test-repo" }, "http://localhost:1");
  await page.context().route("http://localhost:1/**", (route) => route.fulfill({ body: "the page" }));
  const [picture, other] = [join(contentDir, "Hearing Aid.png"), join(contentDir, "Other.png")];
  for (const [path, background] of [
    [picture, "#4a7"],
    [other, "#a47"],
  ] as const)
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toFile(path);

  await writeQuestion(page, address, "May I wear a hearing aid?", "Yes, keep it on.");
  const text = fieldOf(page, "body").getByRole("textbox");
  await (await choosePicture(page, other)).press("Escape");
  expect(await text.inputValue()).toBe("Yes, keep it on.");
  await insertPicture(page, picture, "A hearing aid behind an ear");
  // Refused first: the picture goes with the text.
  const right = await text.inputValue();
  await text.fill(`${right}\n\n<Factt />`);
  await saveRefused(page);
  expect(readdirSync(join(contentDir, "../static/images"))).not.toContain("hearing-aid.webp");
  await text.fill(right);
  const saved = savedForms(page);
  await save(page);
  expect((await saved).status()).toBe(200);
  const id = "may-i-wear-a-hearing-aid";
  expect(read(`faq/${id}/en.mdx`)).toBe(
    '---\nquestion: "May I wear a hearing aid?"\n---\n\nYes, keep it on.\n\n![A hearing aid behind an ear](/images/hearing-aid.webp)\n',
  );
  expect(read(`faq/${id}/meta.yaml`)).toMatch(/category: "?photo"?\n.*draft: true/s);
  expect(readdirSync(join(contentDir, "../static/images"))).toContain("hearing-aid.webp");

  await openFromList(page, "faq", "May I wear a hearing aid? (draft)");
  const preview = page.waitForEvent("popup");
  await page.getByRole("button", { name: "See it in the preview" }).click();
  await (await preview).waitForURL(`http://localhost:1/contactus/${id}`);
  await page.getByRole("button", { name: /Write it in .*German/ }).click();
  await fieldOf(page, "question", "de").getByRole("textbox").fill("Darf ich ein Hörgerät tragen?");
  const answer = fieldOf(page, "body", "de").getByRole("textbox");
  await answer.fill("Ja, <Factt />");
  // Of the save before: it would contradict the fault of this one.
  const behind = page.getByText("Saved. The preview is not ready yet.");
  await behind.waitFor();
  await saveRefused(page);
  expect(await behind.isVisible()).toBe(false);
  await answer.fill("Ja, behalten Sie es an.");
  const translated = savedForms(page);
  await save(page);
  expect((await translated).status()).toBe(200);
  expect(read(`faq/${id}/de.mdx`)).toBe(
    '---\nquestion: "Darf ich ein Hörgerät tragen?"\ndraft: true\n---\n\nJa, behalten Sie es an.\n',
  );

  // It is published by itself.
  await page.waitForURL(/#\/collections\/faq$/);
  await openForm(page, address, `faq/entries/${id}`);
  const draft = fieldOf(page, "draft", "de").getByRole("switch");
  await draft.scrollIntoViewIfNeeded();
  await draft.click();
  const published = savedForms(page);
  await save(page);
  expect((await published).status()).toBe(200);
  expect(read(`faq/${id}/de.mdx`)).not.toContain("draft");
  expect(read(`faq/${id}/meta.yaml`)).toContain("draft: true");
});

it("shows a language that is added to a form after a fault was found in it", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await openForm(page, address, "guides/new");
  await fieldOf(page, "title").getByRole("textbox").fill("A guide");
  await save(page);
  await page.getByText("This field is required.").first().waitFor();
  await page.getByRole("button", { name: /Write it in .*German/ }).click();
  await fieldOf(page, "title", "de").getByRole("textbox").waitFor();
});

it("keeps one's own words where two editors changed the same", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  const other = await openPage();
  const [mine, theirs] = [
    await openGermanTitle(page, address, "de-passport"),
    await openGermanTitle(other, address, "de-passport"),
  ];
  await theirs.fill("Von der anderen");
  const first = savedForms(other);
  await save(other);
  expect((await first).status()).toBe(200);
  await mine.fill("Von mir");
  const refused = savedForms(page);
  await save(page);
  expect((await refused).status()).toBe(422);
  const title = fieldOf(page, "title", "de");
  await title.getByRole("alert").getByText("It now reads: “Von der anderen”").waitFor();
  await title.getByRole("button", { name: "Keep mine" }).click();

  const saved = savedForms(page);
  // What is saved all the same is told, with the way back.
  await fieldOf(page, "description", "de")
    .getByRole("textbox")
    .fill(`${"sehr ".repeat(40)}lang`);
  await save(page);
  expect((await saved).status()).toBe(200);
  expect(read("guides/de-passport/de.mdx")).toContain('title: "Von mir"');
  const notes = page.locator("#saved-notes");
  await notes.getByText("Description, German: 204 letters are too many.").waitFor();
  await page.waitForURL(/#\/collections\/guides$/);
  await notes.getByRole("link", { name: "Open it again" }).click();
  await fieldOf(page, "description", "de").getByRole("textbox").waitFor();
  expect(await notes.isVisible()).toBe(false);
});

it("keeps asking to compare a translation until the server has noted that it matches", async () => {
  const english = read("guides/de-passport/en.mdx");
  writeFileSync(join(contentDir, "guides/de-passport/en.mdx"), `${english}\nOne sentence more.\n`);
  const { page, address } = await openEditor({ name: "test-repo" });
  await page.route("**/edit/notes.json*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/notes.json"));
  await openGermanTitle(page, address, "de-passport");
  await failed;
  await page.unroute("**/edit/notes.json*");
  // What the server did not answer is asked for again where the form is opened again.
  await page.evaluate(() => {
    location.hash = "#/collections/guides";
  });
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
  await page.goBack();
  const title = fieldOf(page, "title", "de");
  const matches = title.getByRole("button", { name: "It matches now" });
  await matches.waitFor();
  const reason = title.getByRole("alert");
  await page.route("**/edit/compared", (route) => route.fulfill({ status: 500, json: {} }));
  await matches.click();
  await reason.getByText("The server did not note that it matches.").waitFor();
  await page.unroute("**/edit/compared");
  await page.route("**/edit/compared", (route) => route.abort());
  await matches.click();
  await reason.getByText("npm run edit does not answer.").waitFor();
  await page.unroute("**/edit/compared");
  await matches.click();
  await matches.waitFor({ state: "detached" });
  expect(await reason.count()).toBe(0);
});

it("lists a new document by its country and kind", async () => {
  const { page, address } = await openEditor({ name: "test-repo" });
  await openForm(page, address, "documents/entries/de-passport");
  // The editor's own way to write, as the form of a document has some thirty fields.
  await page.evaluate(async () => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("");
    for (const name of ["forms", "documents"]) folder = await folder.getDirectoryHandle(name);
    const text = await (await (await folder.getFileHandle("de-passport.json")).getFile()).text();
    const document = { ...JSON.parse(text), country: "AD", urlPath: "ad-passport", label: "" };
    const file = await folder.getFileHandle("ad-passport.json", { create: true });
    await (await file.createWritable()).write(JSON.stringify(document));
    location.hash = "#/collections/documents";
  });
  await page.getByText("Andorra, passport (ad-passport)", { exact: true }).first().waitFor();
});

it("says so when the operator's Git host answers 403", async () => {
  const { page, address } = await openEditor(
    gitBackend("gitlab", { repo: "owner/site", url: "https://git.example" }),
  );
  await page.route("https://git.example/**", (route) =>
    route.fulfill({
      status: 403,
      json: { message: "403 Forbidden" },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await page.goto(`${address}/edit/`);
  await page.getByRole("button", { name: /access token/i }).click();
  await page.getByRole("textbox").fill("token");
  await page
    .getByRole("button", { name: /Sign In/i })
    .last()
    .click();
  await page.getByRole("alert").getByText("403 Forbidden").waitFor();
});
