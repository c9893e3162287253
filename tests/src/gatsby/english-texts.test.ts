import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { missingTexts, standInTexts } from "../../../src/gatsby/english-texts";

let root = "";
const locales = () => join(root, "locales");
const target = () => join(root, "stand-ins");
const write = (code: string, file: string, text: string) => {
  mkdirSync(join(locales(), code), { recursive: true });
  writeFileSync(join(locales(), code, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  write("en", "home.json", '{"title":"Photos"}');
  write("en", "blog.json", '{"title":"Blog"}');
  write("de", "home.json", '{"title":"Fotos"}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("what a language lacks stands there in English, and nothing else", () => {
  expect(missingTexts(locales(), ["en", "de"])).toEqual([{ code: "de", file: "blog.json" }]);
  expect(standInTexts(locales(), target(), ["en", "de"])).toBe(target());
  expect(readFileSync(join(target(), "de/blog.json"), "utf8")).toBe('{"title":"Blog"}');
  expect(existsSync(join(target(), "de/home.json"))).toBe(false);
});

test("a second process leaves the files alone; a finished translation takes its stand-in away", () => {
  standInTexts(locales(), target(), ["en", "de"]);
  const before = statSync(join(target(), "de/blog.json")).mtimeMs;
  standInTexts(locales(), target(), ["en", "de"]);
  expect(statSync(join(target(), "de/blog.json")).mtimeMs).toBe(before);

  write("de", "blog.json", '{"title":"Artikel"}');
  expect(standInTexts(locales(), target(), ["en", "de"])).toBeNull();
  expect(existsSync(join(target(), "de/blog.json"))).toBe(false);
});
