import { expect, it } from "@jest/globals";
import { splitFrontMatter } from "../../../catalogue/articles/front-matter";

it("cuts between the lines of hyphens and says where the parts begin", () => {
  expect(splitFrontMatter("---\ntitle: A\nlist: []\n---\n\nText.\n")).toEqual({
    yaml: "title: A\nlist: []",
    yamlLine: 2,
    body: "\nText.\n",
    bodyLine: 5,
  });
});

it.each([
  ["lines of Windows", "---\r\ntitle: A\r\n---\r\nText.\r\n", "title: A", "Text.\n"],
  ["a mark of the byte order", "\uFEFF---\ntitle: A\n---\nText.", "title: A", "Text."],
  ["blanks after the hyphens", "--- \ntitle: A\n---\t\nText.", "title: A", "Text."],
  ["a line of hyphens in the text", "---\ntitle: A\n---\na\n---\nb", "title: A", "a\n---\nb"],
  ["nothing in between", "---\n---\nText.", "", "Text."],
  ["no text", "---\ntitle: A\n---", "title: A", ""],
])("takes %s", (_, text, yaml, body) => {
  expect(splitFrontMatter(text)).toMatchObject({ yaml, body });
});

it.each([
  ["is empty", ""],
  ["begins with text", "Text.\n---\ntitle: A\n---\n"],
  ["begins with a blank line", "\n---\ntitle: A\n---\n"],
  ["has no end", "---\ntitle: A\n"],
  ["has an end of four hyphens", "---\ntitle: A\n----\n"],
  ["has an end that is indented", "---\ntitle: A\n ---\n"],
])("finds none where the file %s", (_, text) => {
  expect(splitFrontMatter(text)).toBeNull();
});
