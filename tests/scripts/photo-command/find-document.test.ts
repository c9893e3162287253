import { beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, loadContent } from "../../../catalogue/content";
import { documentLines, findBackground, findRule } from "../../../scripts/photo-command/find-document";

let content: Content;
beforeAll(async () => {
  content = await loadContent();
});

describe("find the document", () => {
  it("offers the nearest id for one that does not exist", () => {
    expect(() => findRule(content, "us-viza")).toThrow('Did you mean "us-visa"? --list shows all.');
  });

  it("lists all documents, or those that have every word, everyday names too", () => {
    expect(documentLines(content, []).length).toBeGreaterThan(400);
    expect(documentLines(content, ["america", "visa"]).some((line) => line.startsWith("us-visa "))).toBe(
      true,
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
