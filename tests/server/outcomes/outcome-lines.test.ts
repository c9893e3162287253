import { expect, it } from "@jest/globals";
import { outcomeLines, outcomeTable } from "../../../server/outcomes/outcome-lines";

it("lists first the document that is surely refused most often", () => {
  const table = outcomeTable([
    { document: "us-visa", outcome: "refused", reason: "light", count: 1 },
    { document: "de-passport", outcome: "accepted", reason: null, count: 44 },
    { document: "de-passport", outcome: "refused", reason: "edited", count: 2 },
    { document: "fr-passport", outcome: "accepted", reason: null, count: 10 },
    { document: "fr-passport", outcome: "refused", reason: "light", count: 3 },
    { document: "fr-passport", outcome: "refused", reason: "head", count: 7 },
    { document: "fr-passport", outcome: "unused", reason: null, count: 6 },
    { document: "it-passport", outcome: "unused", reason: null, count: 1 },
  ]);
  expect(table.split("\n")).toEqual([
    "document     accepted (95 %)        not used  reasons of refusals",
    "fr-passport  10/20 50 % (30 to 70)  6         head 7, light 3",
    "us-visa      0/1 0 % (0 to 79)      0         light 1",
    "de-passport  44/46 96 % (85 to 99)  0         edited 2",
    "it-passport  -                      1",
  ]);
  expect(outcomeTable([])).toBe("No answers.");
});

it("shows the authority's words without letting them steer the terminal", () => {
  const refused = {
    id: "de-passport-12345678",
    document: "de-passport",
    outcome: "refused",
    reason: "light",
    words: "a\u001b[2Jb",
    createdAt: 0,
  } as const;
  const accepted = { ...refused, outcome: "accepted", reason: null, words: "" } as const;
  expect(outcomeLines([refused, accepted])).toBe(
    "1970-01-01  refused  light  de-passport-12345678\n    ab\n1970-01-01  accepted  de-passport-12345678",
  );
  expect(outcomeLines([])).toBe("No answers.");
});
