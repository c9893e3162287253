import { expect, it } from "@jest/globals";
import { evaluateSync } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { inPlainWords } from "../../../catalogue/articles/parser-words";

/** What the parser says of a faulty text. */
function reasonOf(text: string): string {
  try {
    evaluateSync(text, { ...runtime, format: "mdx" } as never);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
  return "";
}

it.each([
  ["one {brace", /^a curly brace means program code here Write \\{ for the character/],
  ["program {code of} mine", /^a curly brace means/],
  ['<Step title="x">\n\nhi', /^<Step> is not closed Close it with <\/Step>/],
  ["a <b>", /^<b> is not closed/],
  ["<Tip>a</Step>", /^<Tip> is closed by another tag Close it with <\/Tip>/],
  ["</Tip>", /^a tag is closed that was not opened/],
  ["<Step title=x>hi</Step>", /^quotation marks are missing in a tag/],
  ['<Tip title="a>x</Tip>', /^quotation marks are missing in a tag/],
  ["under <3 years", /^after a smaller-than sign stands no tag/],
  ['<Fact urlPath="a" ', /^a tag has no end/],
])("says what is wrong with %j in plain words", (text, words) => {
  const { problem, fix } = inPlainWords(reasonOf(text));
  expect(`${problem} ${fix}`).toMatch(words);
});

it("keeps words that it does not know, without their places", () => {
  expect(inPlainWords("Something else (3:1-3:21).").problem).toBe("Something else");
});
