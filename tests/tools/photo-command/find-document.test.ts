import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../../catalogue/content";
import {
  documentLines,
  findBackground,
  findOther,
  findRule,
} from "../../../tools/photo-command/find-document";

let content: Content;
beforeAll(async () => {
  content = await loadContent();
});

describe("find the document", () => {
  it("offers the document that is meant, if there is one", () => {
    expect(() => findRule(content, "uk-passport")).toThrow('Did you mean "gb-passport"? --list shows all.');
    expect(() => findRule(content, "passport")).toThrow('There is no template "passport". --list shows all.');
  });

  it("lists all documents, or those that have every word, everyday names too", () => {
    expect(documentLines(content, { words: [], isJson: false }).length).toBeGreaterThan(400);
    const words = ["america", "visa"];
    const lines = documentLines(content, { words, isJson: false });
    expect(lines.some((line) => line.startsWith("us-visa "))).toBe(true);
    const documents = documentLines(content, { words, isJson: true }).map((line) => JSON.parse(line));
    expect(documents).toContainEqual({ urlPath: "us-visa", name: "United States: Visa (DS-160)" });
    expect(documents).toHaveLength(lines.length);
  });

  it("finds a second document for the sheet, or says why it cannot lie there", () => {
    const own = findRule(content, "de-passport");
    const find = (urlPath: string, paper: "4x6in" | "l" | "a4") =>
      findOther(content, urlPath, { own, paper, isChild: false }).urlPath;
    expect(find("us-visa", "4x6in")).toBe("us-visa");
    expect(() => find("us-viza", "4x6in")).toThrow('Did you mean "us-visa"?');
    const notPrinted = content
      .countryGroups("en")
      .data.flatMap(({ templateList }) => templateList)
      .find(({ printable }) => !printable)!;
    expect(() => find(notPrinted.urlPath, "a4")).toThrow(`${notPrinted.urlPath} takes no print`);
    const large = { ...own, urlPath: "large", widthMm: 80, heightMm: 110 };
    expect(() => findOther(content, "us-visa", { own: large, paper: "l", isChild: false })).toThrow(
      /^l does not hold photos of both large and us-visa\. --paper .*a4.* does\.$/,
    );
  });

  it("takes only a colour that the document allows, however it is written", () => {
    const rule = findRule(content, "us-visa");
    expect(findBackground(rule, rule.backgrounds[0]!.toUpperCase())).toBe(rule.backgrounds[0]);
    expect(() => findBackground(rule, "orange")).toThrow(
      /^--background is auto, keep or one of us-visa's colours \(#ffffff.*not "orange"/,
    );
  });
});
