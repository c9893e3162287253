import { describe, expect, it } from "@jest/globals";
import type { TemplateRecord } from "../../../../catalogue/templates/template-file";
import { numberRemarks, renameRemarks } from "../../../../locales/tools/translations/remark-ids";

/** Only what a remark needs of a document. */
const says = (urlPath: string, notes: string[], statement: string | null = null) =>
  ({ urlPath, notes, editPolicy: { statement } }) as unknown as TemplateRecord;

describe("ids of remarks", () => {
  it("come from the first document that says a sentence, and are counted", () => {
    const records = [says("de-visa", ["No glasses.", "Grey."], "Do not edit."), says("fr-visa", ["Grey."])];
    expect(numberRemarks(records, {})).toEqual({
      "de-visa-1": "No glasses.",
      "de-visa-2": "Grey.",
      "de-visa-3": "Do not edit.",
    });
  });

  it("stay when a sentence is reworded, moved or said by another document", () => {
    const known = { "de-visa-1": "No glasses.", "de-visa-2": "Grey." };
    expect(numberRemarks([says("de-visa", ["Grey.", "No glasses at all."])], known)).toEqual({
      "de-visa-1": "No glasses at all.",
      "de-visa-2": "Grey.",
    });
    expect(numberRemarks([says("fr-visa", ["Grey.", "No glasses."])], known)).toEqual(known);
  });

  it("are never given twice where two sentences changed at once", () => {
    const known = { "de-visa-1": "One.", "de-visa-2": "Two." };
    expect(numberRemarks([says("de-visa", ["Three.", "Four."])], known)).toEqual({
      "de-visa-3": "Three.",
      "de-visa-4": "Four.",
    });
  });

  it("take translations along, from sentences and from ids, and drop what nobody says", () => {
    const english = { "de-visa-1": "No glasses at all.", "de-visa-2": "Grey." };
    const before = { "de-visa-1": "No glasses.", "de-visa-9": "Gone." };
    const own = { "de-visa-1": "Ohne Brille.", "Grey.": "Grau.", "de-visa-9": "Weg." };
    expect(renameRemarks(own, before, english)).toEqual({
      "de-visa-1": "Ohne Brille.",
      "de-visa-2": "Grau.",
    });
  });
});
