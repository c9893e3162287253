import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../../catalogue/content";
import { nearCountry, nearDocument } from "../../../catalogue/templates/near-document";

let content: Content;
beforeAll(async () => {
  content = await loadContent();
});

describe("the document that a wrong id means", () => {
  it.each([
    // Other names and codes of countries.
    ["uk-passport", "gb-passport"],
    ["usa-passport", "us-passport"],
    ["american-passport", "us-passport"],
    ["china-visa", "cn-visa"],
    ["germany-passport", "de-passport"],
    ["south-korea-passport", "kr-passport"],
    ["passport-us", "us-passport"],
    // Other words for documents.
    ["de-personalausweis", "de-id-card"],
    ["green-card", "us-green-card"],
    ["in-passport-photo", "in-passport"],
    // Wrong letters.
    ["gb-pasport", "gb-passport"],
    ["germny-passport", "de-passport"],
    ["us-vsa", "us-visa"],
    // A general size.
    ["35x45", "std-35x45"],
  ])("%s is %s", (wrong, meant) => expect(nearDocument(content, wrong)).toBe(meant));

  it.each([
    "passport",
    "visa",
    "xx",
    "xx-passport",
    "eu-passport",
    "no-such",
    "-",
    "us-visa".padEnd(41, "x"),
  ])("%s is none, rather than one of another country", (wrong) =>
    expect(nearDocument(content, wrong)).toBeUndefined(),
  );
});

it.each([
  ["UK", "GB"],
  ["de", "DE"],
  ["usa", "US"],
  ["Germany", "DE"],
  ["Germny", "DE"],
  ["QQ", undefined],
  ["deu", undefined],
  ["visa", undefined],
  ["x".repeat(60), undefined],
])("the country %s means %s", (wrong, meant) => expect(nearCountry(content, wrong)).toBe(meant));
