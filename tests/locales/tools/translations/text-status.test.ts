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
