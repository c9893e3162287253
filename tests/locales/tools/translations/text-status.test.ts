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
