import { describe, expect, it } from "@jest/globals";
import type { References } from "../../../../catalogue/articles/references";
import type { TreeNode } from "../../../../catalogue/articles/tree/article-tree";
import { checkArticleTree, typedComponents } from "../../../../catalogue/articles/tree/check-article-tree";

const references = {
  urlPaths: new Set(["de-passport", "us-visa"]),
  statesFact: (urlPath: string, field: string) => urlPath === "de-passport" || field === "size",
  pages: new Set(["/", "/guide/de-passport"]),
  renamed: new Map([["/guide/old-name", "/guide/de-passport"]]),
  drafts: new Set(["/blog/draft"]),
  hasStaticFile: (address: string) =>
    ["/images/red.png", "/images/advice/red.webp", "/logo.svg"].includes(address),
} as unknown as References;

const told = (node: TreeNode) =>
  checkArticleTree({ type: "root", children: [node] }, references).map(
    ({ problem, fix }) => `${problem} ${fix}`,
  );
function component(name: string, given: Record<string, unknown> = {}, type = "mdxJsxFlowElement") {
  const attributes = Object.entries(given).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  }));
  return told({ type, name, attributes });
}

it("names the line of each fault, however deep it stands", () => {
  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });
  const inner: TreeNode = { type: "html", position: at(9) };
  const tree: TreeNode = {
    type: "root",
    children: [{ type: "list", children: [{ type: "listItem", children: [inner] }] }, { type: "mdxjsEsm" }],
  };
  expect(checkArticleTree(tree, references)).toEqual([
    {
      line: 9,
      problem: "HTML is not shown.",
      fix: "Write it in Markdown, or as a component in an .mdx file.",
    },
    { line: null, problem: "import and export have no place in an article.", fix: "Remove the line." },
  ]);
});

it.each(["mdxFlowExpression", "mdxTextExpression"])("refuses program code: %s", (type) => {
  expect(told({ type })).toEqual([
    "curly braces mean program code here. Remove them, or write \\{ for the character itself.",
  ]);
});

it("keeps the first level of headings for the title", () => {
  expect(told({ type: "heading", depth: 1 })).toEqual([
    "the title of the page is its only first-level heading. Begin headings with ## instead of #.",
  ]);
  expect(told({ type: "heading", depth: 2 })).toEqual([]);
});

describe("a paragraph", () => {
  const paragraph = (value: string) => told({ type: "paragraph", children: [{ type: "text", value }] });
  const noBlank = ["a heading needs a blank after its signs. Write ## Heading instead of ##Heading."];

  it("is no table", () => {
    const noTable = "tables are not supported. Write a list, or use <DocumentFacts />.";
    expect(paragraph("| a | b |")).toEqual([noTable]);
    expect(paragraph("a | b")).toEqual([]);
  });

  it.each([
    ["##Heading", noBlank],
    ["######Heading", noBlank],
    ["#tag", []],
    ["#######Heading", []],
    ["See ##Heading", []],
    ["## ", []],
  ])("%s", (value, faults) => {
    expect(paragraph(value)).toEqual(faults);
  });

  it("may be empty", () => {
    expect(told({ type: "paragraph" })).toEqual([]);
  });
});

it.each([
  ["https://example.org", []],
  ["mailto:a@example.org", []],
  ["#part", []],
  ["/", []],
  ["/guide/de-passport", []],
  ["/guide/de-passport?a=1", []],
  ["/guide/de-passport#size", []],
  ["/guide/de-pasport#size", ['there is no page /guide/de-pasport. Did you mean "/guide/de-passport"?']],
  ["/blog/draft", ["/blog/draft is a draft. Publish it first, or remove the link."]],
  ["/guide/old-name#size", ['there is no page /guide/old-name. Write "/guide/de-passport".']],
  ["/zzz", ["there is no page /zzz. Possible are: /, /guide/de-passport."]],
  [
    "http://example.org",
    ['the link "http://example.org" leads nowhere. Begin it with / for this site or https:// for another.'],
  ],
  ["", ['the link "" leads nowhere. Begin it with / for this site or https:// for another.']],
])("a link to %s", (url, faults) => {
  expect(told({ type: "link", url })).toEqual(faults);
});

describe("a picture", () => {
  const noWords = "the picture has no words for people who cannot see it. Write ![what it shows](…).";
  const noPicture = (url: string) =>
    `there is no picture ${url}. Put it into static/images and write /images/name.webp.`;

  it.each([
    ["/images/red.png", "Red", []],
    ["/images/red.png", "  ", [noWords]],
    ["/images/red.png", null, [noWords]],
    ["/images/blue.png", "Blue", [noPicture("/images/blue.png")]],
    ["/logo.svg", "Not a picture of an article", [noPicture("/logo.svg")]],
    ["/images/blue.png", "", [noPicture("/images/blue.png"), noWords]],
  ])("%s with the words %j", (url, alt, faults) => {
    expect(told({ type: "image", url, alt })).toEqual(faults);
  });
});

describe("a component", () => {
  it("that is right, with and without what it may have", () => {
    expect(component("Fact", { urlPath: "de-passport", field: "size" }, "mdxJsxTextElement")).toEqual([]);
    expect(component("Tip")).toEqual([]);
    expect(component("Tip", { title: "Light" })).toEqual([]);
    expect(component("Retention", { of: "photoMinutes" })).toEqual([]);
  });

  it("that is unknown is told, in a block and in a line", () => {
    expect(component("Tipp")).toEqual(['there is no component <Tipp>. Did you mean "Tip"?']);
    expect(component("Tipp", {}, "mdxJsxTextElement")).toHaveLength(1);
    expect(component("b", {}, "mdxJsxTextElement")).toEqual(["HTML is not shown. Write it in Markdown."]);
  });

  it("that draws what it compares names a drawing that exists", () => {
    const compare = (pictures: object) => component("Compare", { good: "Off", bad: "On", ...pictures });
    const unknown =
      "there is no picture /images/advice/blue.webp. Write the name of a picture in static/images/advice, without .webp.";
    expect(compare({ picture: "red", goodPicture: "red" })).toEqual([]);
    expect(compare({ picture: "blue" })).toEqual([unknown]);
    expect(compare({ picture: "red", goodPicture: "blue" })).toEqual([unknown]);
  });

  it("lacks each attribute that it must have", () => {
    expect(component("Compare")).toEqual([
      '<Compare> lacks good. Write <Compare good="…">.',
      '<Compare> lacks bad. Write <Compare bad="…">.',
    ]);
  });

  it("has no attribute of another", () => {
    expect(component("Step", { title: "One", titel: "Two" })).toEqual([
      '<Step> has no titel. Did you mean "title"?',
    ]);
  });

  it.each([null, "", { type: "mdxJsxAttributeValueExpression" }])(
    "takes plain words only, not %j",
    (value) => {
      expect(component("Step", { title: value })).toEqual([
        'title of <Step> must be a text. Write title="…" with plain quotation marks.',
      ]);
    },
  );

  it("names documents, facts and times that exist", () => {
    expect(component("PhotoDiagram", { urlPath: "us-viza" })).toEqual([
      'there is no document "us-viza". Did you mean "us-visa"?',
    ]);
    expect(component("Fact", { urlPath: "us-visa", field: "siz" })).toEqual([
      '<Fact> knows no field "siz". Did you mean "size"?',
    ]);
    expect(component("Fact", { urlPath: "us-viza", field: "headHeight" })).toHaveLength(1);
    expect(component("Retention", { of: "toString" })[0]).toMatch(
      /^<Retention> knows no "toString"\. Possible are: /,
    );
  });
});

it("reports a fact that the document does not state, with its line", () => {
  expect(component("Fact", { urlPath: "us-visa", field: "size" }, "mdxJsxTextElement")).toEqual([]);
  expect(component("Fact", { urlPath: "us-visa", field: "headHeight" }, "mdxJsxTextElement")).toEqual([
    '"us-visa" states no headHeight, so the sentence has no value to show. ' +
      "Say it without the number, or name a document that states one.",
  ]);
});

it("shows each component as it is typed", () => {
  expect(typedComponents).toContain('<Fact urlPath="…" field="…" />');
  expect(typedComponents).toContain('<Step title="…"> … </Step>');
  expect(typedComponents).toContain("<Tip> … </Tip>");
});
