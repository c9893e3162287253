import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Browser, chromium, type Page } from "@playwright/test";
import { editServer } from "../../../../catalogue/tools/editing/edit-server";
import { type FaceHost, gitHost } from "../../../../catalogue/tools/editing/face-host";
import { browserFlags, provideBrowser } from "../../../../tools/browser";
import { copyContent, differingLines } from "./content-copy";
import { openGermanTitle, openHeadHeight, save, savedAs } from "./face-steps";

const { contentDir, remove } = copyContent();
const servers: { close: () => Promise<unknown> }[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  remove();
});

async function openFace(host: FaceHost): Promise<{ page: Page; address: string; outside: string[] }> {
  const app = editServer({ contentDir, host });
  servers.push(app);
  const address = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  page.setDefaultTimeout(30_000);
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!new RegExp(`^(${address}|data:|blob:)`).test(request.url())) outside.push(request.url());
  });
  return { page, address, outside };
}

const read = (path: string) => readFileSync(join(contentDir, path), "utf8");

it("saves a German title and a head height as those two lines, and asks no other server", async () => {
  const guide = read("guides/de-passport/de.mdx");
  const documents = read("templates/de.yaml");
  const { page, address, outside } = await openFace({ name: "test-repo" });

  const title = await openGermanTitle(page, address, "de-passport");
  await title.fill("Deutsches Passbild: nur noch digital");

  await page.getByText('<Fact urlPath="…" field="…" />').first().waitFor();

  // Broken first: the checker's words, and nothing lost.
  const text = page.getByRole("textbox", { name: /^text/ }).nth(1);
  const body = await text.inputValue();
  await text.fill(`${body}\n\n<Factt />`);
  await save(page);
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(/de\.mdx:\d+: there is no component <Factt>/).waitFor();
  expect(read("guides/de-passport/de.mdx")).toBe(guide);
  await dialog.getByRole("button", { name: "OK" }).click();

  await text.fill(body);
  const saved = savedAs(page, "de.mdx");
  await save(page);
  await saved;
  expect(differingLines(guide, read("guides/de-passport/de.mdx"))).toEqual([
    '-title: "Deutsches Passbild: seit Mai 2025 nur noch digital"',
    '+title: "Deutsches Passbild: nur noch digital"',
  ]);

  // The form closes once it is saved, and goes back in the browser's history.
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "hidden" });
  await (await openHeadHeight(page, address, "de")).fill("31.5");
  const written = savedAs(page, "de.yaml");
  await save(page);
  await written;
  expect(differingLines(documents, read("templates/de.yaml"))).toEqual([
    "-    head: { min: 32, max: 36, crown: skull }",
    "+    head: { min: 31.5, max: 36, crown: skull }",
  ]);
  expect(outside).toEqual([]);
}, 60_000);

it("says so when the operator's Git host answers 403", async () => {
  const { page, address } = await openFace(
    gitHost("gitlab", { repo: "owner/site", url: "https://git.example" }),
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
}, 60_000);
