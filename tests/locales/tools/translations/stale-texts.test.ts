import { expect, it } from "@jest/globals";
import { markOf } from "../../../../locales/english-lock";
import { staleTexts } from "../../../../locales/tools/translations/stale-texts";
import { translatedTexts } from "../../../../locales/tools/translations/translated-texts";

it("tells a translation whose English has changed from one that nobody has marked", () => {
  const texts = ["a", "b", "c"].map((id) => ({ id, english: `The ${id}.` }));
  const lock = new Map([
    ["a", markOf("The a.")],
    ["b", markOf("Another b.")],
  ]);
  expect(staleTexts(texts, lock)).toEqual([
    { id: "b", isNew: false, isDraft: false },
    { id: "c", isNew: true, isDraft: false },
  ]);
});

it("does not mind how lines are broken", () => expect(markOf("One\n  two ")).toBe(markOf("One two")));

it("knows interface, articles and legal texts of a language, plurals by their English", () => {
  const texts = new Map(translatedTexts("slo").map((text) => [text.id, text]));
  expect(texts.get("home:card.title")).toMatchObject({ english: "Make a photo" });
  expect(texts.get("result:checks.met_two")?.english).toBe("{{count}} checks passed");
  expect(texts.has("legal/privacy")).toBe(true);
  expect(texts.has("faq/is-it-free")).toBe(true);
});
