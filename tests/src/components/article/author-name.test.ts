import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import english from "../../../../locales/en/common.json";
import { authorName } from "../../../../src/components/article/author-name";

const t = (key: string) => `<${key}>`;

test("every role of the project is named in the reader's language", () => {
  for (const authorId of readdirSync("content/authors")) {
    expect(Object.keys(english.authors)).toContain(authorId);
    expect(authorName(t, { authorId, name: "English" })).toBe(`<common:authors.${authorId}>`);
  }
});

test("an author without a key keeps the name of the text", () => {
  expect(authorName(t, { authorId: "guest", name: "A Guest" })).toBe("A Guest");
});
