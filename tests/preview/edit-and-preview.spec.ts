import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { differingLines } from "../catalogue/tools/editing/content-copy";
import {
  insertPicture,
  openGermanTitle,
  openHeadHeight,
  save,
  savedForms,
  writeQuestion,
} from "../catalogue/tools/editing/editor-steps";
import { freePort } from "../trials/free-port";

/** The repository once more, so that no text of it is edited; packages are found through it. */
const copy = resolve("test-results/preview-copy");
let edit: ChildProcess | undefined;

test.beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of listed.toString().split("\n").filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});
test.afterAll(async () => {
  if (edit?.pid !== undefined && edit.exitCode === null) {
    const ended = new Promise((resolve) => edit?.once("close", resolve));
    edit.kill("SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(copy, "content", path), "utf8");
const changed = (path: string) =>
  differingLines(readFileSync(join("content", path), "utf8"), read(path)).map((line) => line.trim());

test("what is saved in the form is those lines on disk, and seen in the preview", async ({
  page,
  browser,
}) => {
  const [facePort, sitePort, apiPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = ["--port", `${facePort}`, "--site-port", `${sitePort}`, "--api-port", `${apiPort}`];
  edit = spawn("npm", ["run", "edit", "--", "--lang", "de", ...ports], { cwd: copy, stdio: "inherit" });
  const site = `http://localhost:${sitePort}`;
  const face = `http://localhost:${facePort}`;
  await expect(async () => {
    expect((await fetch(`${site}/de/guide/de-passport`)).status).toBe(200);
  }).toPass({ timeout: 900_000 });

  const [guide, document] = [await browser.newPage(), await browser.newPage()];
  await guide.goto(`${site}/de/guide/de-passport`);
  const bar = guide.getByRole("status").filter({ hasText: "Preview" });
  await expect(bar).toContainText("German");
  await expect(bar.getByRole("link", { name: "edit this text" })).toHaveAttribute(
    "href",
    `${face}/edit/#/collections/guides/entries/de-passport`,
  );
  await document.goto(`${site}/de/requirements/de-passport`);
  await expect(document.getByText(/32\s*(–|bis)\s*36/).first()).toBeVisible();

  await (await openGermanTitle(page, face, "de-passport")).fill("Deutsches Passbild: nur noch digital");
  const saved = savedForms(page);
  await save(page);
  await saved;
  expect(changed("guides/de-passport/de.mdx")).toEqual([
    expect.stringMatching(/^-title: /),
    '+title: "Deutsches Passbild: nur noch digital"',
  ]);
  await expect(guide.getByRole("heading", { level: 1 })).toHaveText("Deutsches Passbild: nur noch digital");

  await (await openHeadHeight(page, face, "de-passport")).fill("31.5");
  const written = savedForms(page);
  await save(page);
  await written;
  expect(changed("templates/de.yaml")).toEqual([
    "-    head: { min: 32, max: 36, crown: skull }",
    "+    head: { min: 31.5, max: 36, crown: skull }",
  ]);
  await expect(document.getByText(/31,5\s*(–|bis)\s*36/).first()).toBeVisible();

  // A new question with a picture is on its page of the preview, with the draft's mark.
  const picture = resolve(copy, "Hearing Aid.png");
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#4a7" } })
    .png()
    .toFile(picture);
  await writeQuestion(page, face, "May I wear a hearing aid?", "Yes, keep it on.");
  await insertPicture(page, picture, "A hearing aid behind an ear");
  const added = savedForms(page);
  await save(page);
  expect((await added).status()).toBe(200);
  const savedAtMs = Date.now();
  const question = await browser.newPage();
  await expect(async () => {
    await question.goto(`${site}/contactus/may-i-wear-a-hearing-aid`);
    await expect(question.getByRole("heading", { name: "May I wear a hearing aid?" })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 120_000 });
  console.log(`question in the preview after ${Date.now() - savedAtMs} ms`);
  const shown = question.getByRole("img", { name: "A hearing aid behind an ear" });
  await expect(shown).toBeVisible();
  await expect(async () => {
    // Its natural width is that of the column, by the attribute `sizes`, whatever the file has.
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  const file = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(file).toMatch(/\/images\/widths\/hearing-aid-\w+-300\.avif$/);
  expect((await fetch(file)).headers.get("content-type")).toBe("image/avif");
  await expect(question.getByRole("status").filter({ hasText: "Preview" })).toContainText("draft");
});
