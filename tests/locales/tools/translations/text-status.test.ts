import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { readTexts, type Texts } from "../../../../locales/tools/text-check/read-texts";
import { textStatus } from "../../../../locales/tools/translations/text-status";

/** The texts of German with one change. */
function changed(change: (home: Map<string, string>) => void): Map<string, Texts> {
  const all = readTexts();
  const german = new Map(all.get("de"));
  const home = new Map(german.get("home"));
  change(home);
  return new Map([...all, ["de", new Map([...german, ["home", home]])]]);
}

test("a text that a language lacks is missing, not wrong", () => {
  const { wrong, missing } = textStatus(
    "de",
    changed((home) => home.delete("card.title")),
  );
  expect(missing).toContain("home:card.title");
  expect(wrong).toEqual([]);
});

test("a text that is English in another language is wrong", () => {
  const { wrong, missing } = textStatus(
    "de",
    changed((home) => home.set("card.title", "Make a photo")),
  );
  expect(wrong).toMatchObject([{ key: "card.title", what: "is still English" }]);
  expect(missing).not.toContain("home:card.title");
});

test("a published question without a translation is missing; a guide may stay English, and a draft counts nowhere", () => {
  const dir = mkdtempSync(join(tmpdir(), "content-"));
  const files = {
    "remarks/en.json": "{}",
    "faq/new-question/en.mdx": "English",
    "faq/translated/en.mdx": "English",
    "faq/translated/de.mdx": "Deutsch",
    "faq/draft/en.mdx": "English",
    "faq/draft/meta.yaml": "draft: true\n",
    "guides/dk-passport/en.mdx": "English",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const { missing, englishOnly } = textStatus("de", readTexts(), dir);
  rmSync(dir, { recursive: true });
  expect(missing).toEqual(["faq/new-question"]);
  expect(englishOnly).toEqual(["guides/dk-passport"]);
});

test("an article's translation is wrong at each line that is still English, if it is no draft", () => {
  const english =
    '---\ntitle: "How to stand for the photo"\n---\n\nStand before a wall. <Fact field="size" />\n\nLook at the lens.\n';
  const german = english.replace("Stand before a wall.", "Vor einer Wand stehen.");
  const dir = mkdtempSync(join(tmpdir(), "content-"));
  const files = {
    "remarks/en.json": "{}",
    "guides/dk-passport/en.mdx": english,
    "guides/dk-passport/de.mdx": german,
    "guides/pt-passport/en.mdx": english,
    "guides/pt-passport/de.mdx": german.replace('"\n---', '"\ndraft: true\n---'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const { wrong } = textStatus("de", readTexts(), dir);
  rmSync(dir, { recursive: true });
  expect(wrong.map(({ namespace, key, what }) => `${namespace} ${key} ${what}`)).toEqual([
    `${dir}/guides/dk-passport/de.mdx line 2 is still English: "How to stand for the photo"`,
    `${dir}/guides/dk-passport/de.mdx line 7 is still English: "Look at the lens."`,
  ]);
});
