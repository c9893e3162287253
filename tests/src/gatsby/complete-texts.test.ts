import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { markOf } from "../../../locales/english-lock";
import { completeAgain, completeTexts } from "../../../src/gatsby/complete-texts";

let root = "";
const locales = () => join(root, "locales");
const target = () => join(root, "completed");
function write(code: string, file: string, content: string) {
  mkdirSync(join(locales(), code), { recursive: true });
  writeFileSync(join(locales(), code, file), content);
}
const complete = (code: string, isPreview = false) =>
  completeTexts({ localesDir: locales(), targetDir: target(), codes: ["en", code], isPreview });
const textsOf = (file: string): unknown => JSON.parse(readFileSync(join(target(), file), "utf8"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  write("en", "home.json", '{"title":"Photos","card":{"open":"Open","shut":"Shut"}}');
  write("en", "blog.json", '{"title":"Blog"}');
  write("de", "home.json", '{"title":"Fotos","card":{"open":"Öffnen"}}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a missing file and a missing text are English in a build, and the file of the language is replaced", () => {
  expect(complete("de")).toEqual({ folder: target(), replaced: ["de/home.json"] });
  expect(textsOf("de/home.json")).toEqual({ title: "Fotos", card: { open: "Öffnen", shut: "Shut" } });
  expect(textsOf("de/blog.json")).toEqual({ title: "Blog" });
});

test("a language has the plural forms that its own rules ask for", () => {
  write("en", "home.json", '{"photos_one":"{{count}} photo","photos_other":"{{count}} photos"}');
  write("slo", "home.json", '{"photos_one":"{{count}} fotografija"}');
  complete("slo");
  expect(textsOf("slo/home.json")).toEqual({
    photos_one: "{{count}} fotografija",
    photos_two: "{{count}} photos",
    photos_few: "{{count}} photos",
    photos_other: "{{count}} photos",
  });
});

test("a preview marks English that stands in, also for a translation of an older English", () => {
  write("de", "english.lock", `home:title ${markOf("Pictures")}\nhome:card.open ${markOf("Open")}\n`);
  complete("de", true);
  expect(textsOf("de/home.json")).toEqual({
    title: "[EN] Photos",
    card: { open: "Öffnen", shut: "[EN] Shut" },
  });
  complete("de");
  expect(textsOf("de/home.json")).toMatchObject({ title: "Fotos" });
});

test("a second process leaves the files alone, and a finished translation removes its completed file", () => {
  complete("de");
  const before = statSync(join(target(), "de/blog.json")).mtimeMs;
  complete("de");
  expect(statSync(join(target(), "de/blog.json")).mtimeMs).toBe(before);

  write("de", "blog.json", '{"title":"Artikel"}');
  write("de", "home.json", '{"title":"Fotos","card":{"open":"Öffnen","shut":"Schließen"}}');
  expect(complete("de")).toEqual({ folder: null, replaced: [] });
  expect(existsSync(join(target(), "de/blog.json"))).toBe(false);
});

test("an edited file is completed again, also once it lacks nothing", () => {
  complete("de", true);
  const again = () =>
    completeAgain({ localesDir: locales(), targetDir: target(), codes: ["en", "de"], isPreview: true });
  write("de", "home.json", '{"title":"Bilder","card":{"open":"Öffnen"}}');
  again();
  expect(textsOf("de/home.json")).toEqual({
    title: "Bilder",
    card: { open: "Öffnen", shut: "[EN] Shut" },
  });
  const whole = { title: "Bilder", card: { open: "Öffnen", shut: "Zu" } };
  write("de", "home.json", JSON.stringify(whole));
  again();
  expect(textsOf("de/home.json")).toEqual(whole);
});
