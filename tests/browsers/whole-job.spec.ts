import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import type { Card } from "../../contract/card/card";
import { homeWithTemplate } from "../../src/paths";
import { meanDifference } from "../e2e/mean-difference";
import { portraitBytes } from "../e2e/portraits";
import { type Words, wordsOf } from "../e2e/visitor";
import { freePort } from "../trials/free-port";
import { waitUntil } from "../wait-until";
import { openFirefox } from "./firefox";
import type { OtherBrowser } from "./other-browser";
import { openWebKit } from "./webkit";

const browsers = { firefox: openFirefox, webkit: openWebKit };

const test = base.extend<{ other: OtherBrowser; words: Words }>({
  other: async ({ baseURL: _ }, use, { project }) => {
    const other = await browsers[project.name as keyof typeof browsers]();
    console.log(other.version);
    await use(other);
    await other.close();
  },
  words: async ({ baseURL: _ }, use) => use(await wordsOf("en")),
});

const button = (name: string) => `//button[normalize-space()="${name}"]`;
const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`;
const files = '//input[@type="file"]';
const stage = "//*[@data-stage]";

async function photoFile(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "photo-")), "selfie.jpg");
  writeFileSync(path, await portraitBytes());
  return path;
}

const keepHere = (other: OtherBrowser, words: Words) =>
  other.press(`//label[contains(., "${words.photo.device.label}")]`);

/** Until the page listens: what is pressed while it still moves would be pressed beside. */
async function open(other: OtherBrowser, url: string): Promise<void> {
  await other.open(url);
  await expect
    .poll(() => other.ask(() => performance.getEntriesByName("onInitialClientRender").length))
    .toBeGreaterThan(0);
}

/** By typing, as people find it; what is offered first is taken. */
async function chooseFirst(other: OtherBrowser, label: string, typed: string, found: string): Promise<void> {
  await other.type(field(label), typed);
  await expect
    .poll(() => other.ask(() => document.querySelector('[role="option"]')?.textContent))
    .toContain(found);
  await other.enter(field(label));
  await expect.poll(() => other.ask(() => document.querySelector('[role="option"]'))).toBeNull();
}

/** The document is chosen: gives the photo and waits for what is made of it. */
async function make(other: OtherBrowser, words: Words, photo: string): Promise<void> {
  await other.giveFile(files, photo);
  await expect.poll(() => textOf(other)).toContain(basename(photo));
  await other.press(button(words.photo.choose.start));
  await expect.poll(() => headingOf(other)).toBe(words.result.title);
}

const textOf = (other: OtherBrowser) => other.ask(() => document.body.textContent);

const headingOf = (other: OtherBrowser) => other.ask(() => document.querySelector("h1")?.textContent ?? "");

const cardOf = (other: OtherBrowser) =>
  other.ask(() => (JSON.parse(sessionStorage.getItem("photo")!) as { made: { card: Card } }).made.card);

/** The finished file, as the page has it. */
async function fileOf(other: OtherBrowser): Promise<Buffer> {
  const address = await other.ask(async () => {
    const { card } = (JSON.parse(sessionStorage.getItem("photo")!) as { made: { card: Card } }).made;
    const blob = await (await fetch(card.digital.url)).blob();
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(address.split(",")[1]!, "base64");
}

/** With everything unfolded. */
function pixelsTooWide(): number {
  for (const part of document.querySelectorAll("details")) if (part.closest("main")) part.open = true;
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test("the server and the browser itself make the same photo, and a hand moves it", {
  tag: "@portrait",
}, async ({ other, words, baseURL }) => {
  const { card: home } = words.home;
  const photo = await photoFile();
  await open(other, baseURL!);
  await chooseFirst(other, home.country.label, "germ", "Germany");
  await chooseFirst(other, home.document.label, "passport", "Passport");
  await make(other, words, photo);
  const fromServer = await fileOf(other);
  const serverCard = await cardOf(other);
  expect(await sharp(fromServer).metadata()).toMatchObject({ format: "jpeg", density: 600 });

  expect(await other.ask(pixelsTooWide)).toBe(0);

  await other.press(button(words.result.adjust.open));
  await other.drag(stage, 0, 12);
  await expect
    .poll(async () => (await cardOf(other)).result.topMarginMm)
    .not.toBe(serverCard.result.topMarginMm);
  await other.press(button(words.result.adjust.done));

  await open(other, new URL(homeWithTemplate("de-passport"), baseURL).href);
  // The photo of before comes back, and moves what is below it.
  await expect.poll(() => textOf(other)).toContain(basename(photo));
  await keepHere(other, words);
  await make(other, words, photo);
  expect(await textOf(other)).toContain(words.common.onDevice);
  const deviceCard = await cardOf(other);
  expect(deviceCard.grade).toBe(serverCard.grade);
  expect(Math.abs(deviceCard.result.headHeightMm! / serverCard.result.headHeightMm! - 1)).toBeLessThan(0.01);
  expect(await meanDifference(await fileOf(other), fromServer)).toBeLessThan(2);
});

test("after one job on the device another one needs no server", { tag: "@portrait" }, async ({
  other,
  words,
}) => {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const document = new URL(homeWithTemplate("de-passport"), site).href;
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_DIR: "public",
      PHOTO_DATA_DIR: mkdtempSync(join(tmpdir(), "data-")),
    },
  });
  const closed = once(server, "exit");
  try {
    await waitUntil(() => fetch(`${site}/readyz`));
    const photo = await photoFile();
    await open(other, document);
    await expect.poll(() => other.ask(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await keepHere(other, words);
    await make(other, words, photo);
    const before = await fileOf(other);
    server.kill();
    await closed;

    await open(other, document);
    await make(other, words, photo);
    expect((await fileOf(other)).equals(before)).toBe(true);
  } finally {
    server.kill();
  }
});
