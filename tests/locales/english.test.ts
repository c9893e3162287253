import { describe, expect, it } from "@jest/globals";
import { readRemarks } from "../../catalogue/templates/remarks";
import { readTexts } from "../../locales/tools/text-check/read-texts";
import { translatedArticles } from "../../locales/tools/translations/translated-texts";

const interfaceTexts = [...readTexts().get("en")!].flatMap(([page, texts]) =>
  [...texts].map(([key, english]) => ({ id: `${page}:${key}`, english })),
);
const articles = translatedArticles("en", "content");
const remarks = Object.entries(readRemarks("content", "en")).map(([id, english]) => ({ id, english }));

const idsOf = (texts: { id: string; english: string }[], pattern: RegExp): string[] =>
  texts.filter(({ english }) => pattern.test(english)).map(({ id }) => id);

// https://www.gov.uk/guidance/style-guide: contractions, quotation marks
describe("the English texts", () => {
  it("have no negative contractions, which are easily misread", () => {
    expect(idsOf([...interfaceTexts, ...articles, ...remarks], /\b\w+n['’]t\b/)).toEqual([]);
  });

  it("have one kind of apostrophe in the interface", () => {
    expect(idsOf(interfaceTexts, /\w'\w/)).toEqual([]);
  });
});
