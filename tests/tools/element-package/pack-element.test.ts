import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { type Browser, chromium, type Page } from "@playwright/test";
import Fastify from "fastify";
import sharp from "sharp";
import { shownTexts } from "../../../element/texts";
import type { PassportPhotoElement, PhotoMade, PhotoRefused } from "../../../element/types";
import { makePhotoPool } from "../../../photo/node/photo-pool";
import { browserFlags, provideBrowser } from "../../../tools/browser";
import { hasPhotographs, photographsFolder } from "../../../tools/testing/photographs";
import { faultsOf } from "../../e2e/axe";
import { phonePair, phonePortrait } from "../../fixtures/portraits/phone-portrait";

const root = join(__dirname, "../../..");
const name = "open-passport-photo-element";
const server = Fastify({ forceCloseConnections: true });
let folder: string;
let installed: string;
let address: string;
let browser: Browser;
let page: Page;
let requests: string[];
/** What the browser complains about, such as a breach of the security policy. */
let complaints: string[];

const run = (command: string, args: string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8" });

/** Installs the packed file into an empty folder, and serves it as the README asks for. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "packed-element-"));
  const file = run("npm", ["run", "--silent", "pack:element", "--", "--out", folder], root).trim();
  writeFileSync(join(folder, "package.json"), "{}");
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", file]);
  installed = join(folder, "node_modules", name);
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  const [, policy] = /Content-Security-Policy is `([^`]+)`/.exec(readme)!;
  await server.register(fastifyStatic, {
    root: installed,
    setHeaders: (reply) => void reply.setHeader("content-security-policy", policy!.replace(/\s+/g, " ")),
  });
  address = await server.listen({ host: "127.0.0.1", port: 0 });
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  page.setDefaultTimeout(90_000);
  requests = [];
  complaints = [];
  page.on("request", (request) => void requests.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico"))
      complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => void complaints.push(message));
  await page.goto(`${address}/example.html`);
});
afterEach(() => page.close());

const photoOf = (bytes: Uint8Array) => ({
  name: "portrait.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(bytes),
});

/** Not in forced colours, where axe takes the background of a page without a style for white. */
const accessibilityFaults = async () =>
  (await faultsOf(page)).filter((fault) => !fault.startsWith("forced:"));

/** Opens the file dialog with the keyboard, and chooses the photo. Returns the detail of the next event. */
async function choosePhoto(bytes: Uint8Array, label = "Choose a file"): Promise<PhotoMade | PhotoRefused> {
  const event = page.evaluate(
    () =>
      new Promise<PhotoMade | PhotoRefused>((resolve) => {
        for (const type of ["photo-made", "photo-refused"] as const)
          document.addEventListener(type, ({ detail }) => resolve(detail), { once: true });
      }),
  );
  const button = page.getByRole("button", { name: label });
  await button.waitFor();
  await page.keyboard.press("Tab");
  const dialog = page.waitForEvent("filechooser");
  // It also gives Chromium the time to know that somebody waits for the dialog.
  expect(await button.evaluate((element: HTMLElement) => element.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
  await (await dialog).setFiles(photoOf(bytes));
  return event;
}

it("makes the photo on its own, with the numbers of the engine in Node", async () => {
  const bytes = await phonePortrait().jpeg();
  expect(await accessibilityFaults()).toEqual([]);
  const made = (await choosePhoto(bytes)) as PhotoMade;
  const { rule } = JSON.parse(readFileSync(join(installed, "documents/de-passport.json"), "utf8"));
  const pool = makePhotoPool({ workers: 1, maxQueue: 1 });
  const inNode = await pool.makePhoto({
    image: new Uint8Array(bytes),
    rule,
    background: "auto",
    paper: "10x15cm",
    sheetLabel: "",
    hasPreview: false,
  });
  await pool.close();
  if (!inNode.accepted) throw new Error("the drawn person is refused");
  const { photo } = made;
  expect(made.document).toBe("de-passport");
  expect(photo.grade).toBe(inNode.grade);
  expect(photo.edits).toEqual(inNode.edits);
  expect(photo.printout.paper).toBe("10x15cm");
  expect(Math.abs(photo.result.headHeightMm! / inNode.result.headHeightMm! - 1)).toBeLessThan(0.01);
  expect(photo.result.headHeightMm).toBeGreaterThanOrEqual(rule.head.heightMm.min);
  expect(photo.result.headHeightMm).toBeLessThanOrEqual(rule.head.heightMm.max);

  const measured = page.locator('[part="measurement"][data-rule="head-height"][data-verdict="pass"]');
  expect(await measured.textContent()).toContain(`${Number(photo.result.headHeightMm!.toFixed(1))}\u00a0mm`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the photo", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("de-passport.jpg");
  const { widthPx, heightPx, dpi } = photo.digital;
  expect(await sharp(await download.path()).metadata()).toMatchObject({
    width: widthPx,
    height: heightPx,
    density: dpi,
  });
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Printable PDF" }).click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(await accessibilityFaults()).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(address) && !url.startsWith("blob:"))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Sets attributes of the element, and waits for what it then shows. */
async function setAttributes(attributes: Record<string, string>, shown: string): Promise<void> {
  await page.locator("passport-photo").evaluate((element, given) => {
    for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
  }, attributes);
  await page.getByText(shown).first().waitFor();
}

const textsOf = (code: string, file: string) =>
  JSON.parse(readFileSync(join(root, `locales/${code}/${file}.json`), "utf8"));

it("says in the visitor's language why a photo is refused", async () => {
  await setAttributes({ lang: "de-AT", document: "us-visa" }, "USA · Visum (DS-160) · 2 × 2 Zoll");
  const refused = (await choosePhoto(await phonePair().jpeg(), "Datei auswählen")) as PhotoRefused;
  const { plain, advice } = textsOf("de", "errors").multipleFaces;
  expect(refused).toMatchObject({
    document: "us-visa",
    findings: [
      { rule: "face-count", title: plain, advice },
      { rule: "natural-colour", title: textsOf("de", "errors").drawnFace.title },
    ],
    fault: null,
  });
  expect(await page.getByRole("alert").textContent()).toContain(`${plain}${advice}`);
  expect(await accessibilityFaults()).toEqual([]);
  // Another document is made from the same photo.
  await setAttributes({ document: "gb-passport", lang: "ar" }, textsOf("ara", "errors").multipleFaces.plain);
  expect(await page.locator("section").getAttribute("dir")).toBe("rtl");
  expect(complaints).toEqual([]);
});

/** Drawn people raise no question. */
const onPhotographs = hasPhotographs ? it : it.skip;

onPhotographs("makes the photo again with the answer to a question, which can be changed", async () => {
  await setAttributes({ document: "de-passport" }, "Germany · Passport");
  const photograph = readFileSync(join(photographsFolder, "headwear/headwear-4.jpg"));
  const { photo } = (await choosePhoto(photograph)) as PhotoMade;
  expect(photo.checks).toContainEqual(expect.objectContaining({ rule: "head-covering", verdict: "ask" }));
  const { title } = textsOf("en", "errors").headCovering;
  const question = page.getByRole("group", { name: title });
  const hat = question.getByRole("button", { name: textsOf("en", "result").question.other });
  await hat.click();
  await page.getByRole("alert").getByText(textsOf("en", "errors").hatWorn.title).waitFor();
  expect(await hat.evaluate((element: HTMLElement) => element.matches(":focus"))).toBe(true);
  await question.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("img", { name: "Your photo – Germany · Passport" }).waitFor();
});

it("puts name and date below the photo of a form that wants them", async () => {
  await setAttributes({ document: "in-kerala-psc", "caption-name": "Asha" }, "Kerala PSC");
  const { caption } = textsOf("en", "result");
  const name = page.getByRole("textbox", { name: caption.name });
  const date = page.getByLabel(caption.date);
  expect(await name.inputValue()).toBe("Asha");
  const print = page.getByRole("button", { name: caption.print });
  expect(await print.count()).toBe(0);
  await page
    .locator("passport-photo")
    .evaluate(
      (element: PassportPhotoElement, bytes) => element.makePhoto(new Blob([new Uint8Array(bytes)])),
      [...(await phonePortrait().jpeg())],
    );
  await page.getByText(textsOf("en", "errors").captionMissing.title).waitFor();
  await print.click();
  await page.getByText(caption.missing).waitFor();
  expect(await date.evaluate((element: HTMLElement) => element.matches(":focus"))).toBe(true);
  expect(await accessibilityFaults()).toEqual([]);
  await date.fill("2024-02-29");
  await print.click();
  const madeOf = () =>
    page.locator("passport-photo").evaluate((element: PassportPhotoElement) => {
      const { captionHeightPx, checks } = element.made!.photo;
      return { captionHeightPx, named: checks.find(({ rule }) => rule === "name-and-date")!.verdict };
    });
  await page.getByText(textsOf("en", "errors").captionMissing.title).waitFor({ state: "detached" });
  expect(await madeOf()).toEqual({ captionHeightPx: expect.any(Number), named: "pass" });
  // They stay where the language changes.
  await setAttributes({ lang: "de" }, textsOf("de", "result").caption.title);
  expect(await page.locator("#caption-name").inputValue()).toBe("Asha");
  expect(await page.locator("#caption-date").inputValue()).toBe("2024-02-29");
});

it("says that a document or the engine could not be loaded, and tries again", async () => {
  const { deviceNotLoaded, templateMissing } = textsOf("en", "errors").failure;
  await setAttributes({ document: "no-such-document" }, templateMissing.title);
  await setAttributes({ lang: "de" }, textsOf("de", "errors").failure.templateMissing.title);
  await setAttributes({ document: "de-passport", lang: "en" }, "Germany · Passport");
  await page.route("**/face-mesh.tflite", (route) => route.abort());
  const refused = (await choosePhoto(await phonePortrait().jpeg())) as PhotoRefused;
  expect(refused).toMatchObject({
    findings: [{ rule: null, title: deviceNotLoaded.title }],
    checks: [],
    fault: "not-loaded",
  });
  await page.unroute("**/face-mesh.tflite");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "Download the photo", exact: true }).waitFor();
});

it("offers no second try of a file that the browser cannot open", async () => {
  const avif = await sharp({ create: { width: 600, height: 800, channels: 3, background: "grey" } })
    .avif()
    .toBuffer();
  const undecodable = avif.fill(0, Math.ceil((avif.length * 3) / 4));
  expect(await choosePhoto(undecodable)).toMatchObject({ fault: "format" });
  await page.getByRole("alert").getByText(textsOf("en", "errors").failure.deviceFormat.title).waitFor();
  expect(await page.getByRole("button", { name: "Choose a file" }).count()).toBe(1);
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
});

it.each(["", ' document=""'])(
  "tells a script below its own that the document is missing: <passport-photo%s>",
  async (attribute) => {
    const [, example = ""] = /```html\n(.*?)```/s.exec(readFileSync(join(installed, "README.md"), "utf8"))!;
    const body = example
      .replace("/passport-photo/element.js", "/element.js")
      .replace(' document="us-visa"', attribute);
    expect(body).toContain(`<passport-photo${attribute}>`);
    await page.route("**/without-document.html", (route) =>
      route.fulfill({ body, contentType: "text/html" }),
    );
    const message = 'The attribute "document" is missing, such as "de-passport".';
    // The example's own listener writes it.
    const told = page.waitForEvent("console", (written) => written.text() === message);
    await page.goto(`${address}/without-document.html`);
    await told;
  },
);

it("tells the author of the page what is wrong with an attribute", async () => {
  const { deviceNotLoaded, templateMissing } = textsOf("en", "errors").failure;
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of ["photo-refused", "photo-setup-error"] as const)
      document.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
  });
  await setAttributes({ document: "" }, templateMissing.title);
  expect(complaints.join()).toContain('The attribute "document" is missing');
  const complaint = page.waitForEvent("console", (message) => message.text().includes("is no document"));
  await setAttributes({ document: "de-pasport" }, templateMissing.title);
  expect((await complaint).text()).toBe(
    '<passport-photo>: document="de-pasport" is no document. Did you mean "de-passport"?',
  );
  await setAttributes({ "asset-path": "https://cdn.example/photo" }, deviceNotLoaded.title);
  // No visitor's refusal is among them.
  await page.waitForFunction(() => (window as unknown as { told: object[] }).told.length > 2);
  const told = await page.evaluate(() => (window as unknown as { told: object[] }).told);
  expect(told).toEqual([
    {
      type: "photo-setup-error",
      document: "",
      message: 'The attribute "document" is missing, such as "de-passport".',
    },
    {
      type: "photo-setup-error",
      document: "de-pasport",
      message: 'document="de-pasport" is no document. Did you mean "de-passport"?',
    },
    {
      type: "photo-setup-error",
      document: "de-pasport",
      message: expect.stringContaining("must be on the page's own origin"),
    },
  ]);
  expect(complaints.at(-1)).toContain(
    `must be on the page's own origin, ${address}, not on https://cdn.example:`,
  );
  // Neither another photo nor another try would help.
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.getByText("Nothing is sent").count()).toBe(0);
  const warning = page.waitForEvent("console", (message) => message.text().includes('paper="a44"'));
  await setAttributes({ document: "de-passport", "asset-path": "/", paper: "a44" }, "Germany · Passport");
  expect((await warning).text()).toContain('the usual paper of the country is used. Did you mean "a4"?');
  const made = (await choosePhoto(await phonePortrait().jpeg())) as PhotoMade;
  expect(made.photo.printout.paper).toBe("10x15cm");
});

it("names a picture that is none to the page, and says nothing to the visitor", async () => {
  await setAttributes({}, "Choose a file");
  const wrong = page
    .locator("passport-photo")
    .evaluate((element: PassportPhotoElement) => element.makePhoto("portrait.jpg" as unknown as Blob));
  await expect(wrong).rejects.toThrow("TypeError: makePhoto takes a Blob, such as a File.");
  expect(await page.getByRole("alert").count()).toBe(0);
});

it("can be imported where there is no browser", () => {
  run(process.execPath, ["--input-type=module", "--eval", `await import("${name}")`]);
});

it("has the same texts in every language", () => {
  const files = readdirSync(join(installed, "texts"));
  expect(files).toHaveLength(28);
  const [first, ...others] = files.map((file) =>
    Object.keys(JSON.parse(readFileSync(join(installed, "texts", file), "utf8"))).sort(),
  );
  for (const keys of others) expect(keys).toEqual(first);
  for (const key of shownTexts) expect(first).toContain(key);
});
