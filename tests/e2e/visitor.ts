import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { languageOfCode } from "../../locales/languages";
import { localizedPath } from "../../src/paths";

type Texts = Record<string, Record<string, string> & Record<string, Record<string, string>>>;

/** The texts of one language as they stand in its files, so that no test types a sentence again. */
export interface Words {
  home: typeof import("../../locales/en/home.json");
  photo: typeof import("../../locales/en/photo.json");
  result: typeof import("../../locales/en/result.json");
  errors: typeof import("../../locales/en/errors.json");
  camera: typeof import("../../locales/en/camera.json");
  common: typeof import("../../locales/en/common.json");
  pairing: typeof import("../../locales/en/pairing.json");
}

export async function wordsOf(code: string): Promise<Words> {
  const read = async (namespace: string) =>
    JSON.parse(await readFile(`locales/${code}/${namespace}.json`, "utf8")) as Texts;
  const names = ["home", "photo", "result", "errors", "camera", "common", "pairing"];
  const texts = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(texts) as unknown as Words;
}

/** Somebody who wants a photo: acts by role and name, as people and screen readers do. */
export class Visitor {
  constructor(
    readonly page: Page,
    readonly words: Words,
    readonly code = "en",
  ) {}

  async openHome(): Promise<void> {
    await this.page.goto(localizedPath("/", this.code));
    await expect(this.page.locator("html")).toHaveAttribute("lang", languageOfCode(this.code)!.bcp47);
  }

  /** Types the country as people find it, then takes the document by its own name. */
  async choose(country: string, document: string | RegExp): Promise<void> {
    await this.chooseCountry(country);
    await this.chooseDocument(document);
  }

  async chooseCountry(country: string): Promise<void> {
    const { card } = this.words.home;
    const chooser = this.page.getByRole("combobox", { name: card.country.label });
    await expect(async () => {
      // A second tab begins with the country of the first; the same word again would change nothing.
      await chooser.fill("");
      await chooser.fill(country);
      await this.page.getByRole("option", { name: country }).first().click({ timeout: 2000 });
    }).toPass();
  }

  async chooseDocument(document: string | RegExp): Promise<void> {
    const { card } = this.words.home;
    const radio = this.page.getByRole("radio", { name: document }).first();
    const list = this.page.getByRole("combobox", { name: card.document.label });
    await expect(radio.or(list)).toBeVisible();
    if (await list.isVisible()) {
      await list.click();
      await this.page.getByRole("option", { name: document }).first().click();
    } else await radio.check();
  }

  async chooseGermanPassport(): Promise<void> {
    await this.openHome();
    await this.choose("Germany", /^Passport/);
  }

  /** From home to the finished photo of a German passport. */
  async makeGermanPassport(photo: Buffer): Promise<void> {
    await this.chooseGermanPassport();
    await this.givePhoto(photo);
    await this.start();
    await expect(this.heading).toHaveText(this.words.result.title);
  }

  async givePhoto(photo: Buffer, name = "selfie.jpg"): Promise<void> {
    await this.page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name, mimeType: "image/jpeg", buffer: photo });
  }

  async start(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.photo.choose.start }).click();
  }

  /** Not the one that keeps the place of the result until the page knows what there is. */
  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 }).and(this.page.locator(":not([data-placeholder])"));
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }

  /** Another document on the sheet to print. */
  async chooseOther(document: RegExp): Promise<void> {
    const { also, more, sheetAltMixed } = this.words.result.printout;
    await this.page.getByText(more).click();
    const chooser = this.page.getByRole("combobox", { name: also });
    await chooser.click();
    await this.page.getByRole("option", { name: document }).click();
    const [sheet] = sheetAltMixed.split("{{");
    await expect(this.page.getByRole("img", { name: sheet })).toBeVisible();
  }

  /** The file, whichever form the page shows first. */
  async downloadFile(): Promise<{ name: string; bytes: Buffer }> {
    await this.openTab(this.words.result.tabs.digital);
    return this.download(this.words.result.action.download);
  }

  /** The sheet with photos of another document beside those of the chosen one. */
  async downloadMixedSheet(other: RegExp): Promise<{ name: string; bytes: Buffer }> {
    await this.openTab(this.words.result.tabs.printout);
    await this.chooseOther(other);
    return this.download(this.words.result.action.downloadSheet);
  }

  /** Presses a download button; answers the suggested name and the bytes. */
  async download(button: string): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }
}
