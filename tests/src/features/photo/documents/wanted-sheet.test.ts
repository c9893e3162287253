import { describe, expect, it, test } from "@jest/globals";
import type { Card } from "../../../../../contract/card/card";
import type { OwnSize } from "../../../../../contract/document/own-size";
import type { Template } from "../../../../../contract/document/template";
import {
  mixedFault,
  mostOnMixedSheet,
} from "../../../../../src/features/photo/components/result/printout/mixed-sheet";
import {
  isWantedSheet,
  printSizeOf,
  wantedSheet,
} from "../../../../../src/features/photo/documents/wanted-sheet";
import { byUrlPath, germanPassport } from "../real-documents";

const sized = (width: number, height: number) =>
  ({ width, height, unit: "mm", dpi: 300 }) as unknown as OwnSize;
const german = { paper: null, copies: 4, countryCode: "DE", ownSize: null } as const;

describe("the sheet that is asked for", () => {
  it.each([
    ["lies on the paper that is usual in the document's country", german, { paper: "10x15cm", copies: 4 }],
    ["is on inches where those are sold", { ...german, countryCode: "US" }, { paper: "4x6in", copies: 4 }],
    ["is on the visitor's paper", { ...german, paper: "a4" } as const, { paper: "a4", copies: 4 }],
    [
      "keeps its paper and number for a size of one's own that fits",
      { ...german, ownSize: sized(50, 50) },
      { paper: "10x15cm", copies: 4 },
    ],
    [
      "is on the next paper that holds a larger size, with as many as go there",
      { ...german, ownSize: sized(110, 140) },
      { paper: "13x18cm", copies: null },
    ],
    [
      "keeps its paper for pixels at a resolution that no paper has",
      { ...german, ownSize: { ...sized(480, 640), unit: "px", dpi: 72 } as OwnSize },
      { paper: "10x15cm", copies: 4 },
    ],
    [
      "stays on its paper where none holds the photo",
      { ...german, ownSize: sized(400, 400) },
      { paper: "10x15cm", copies: 4 },
    ],
  ])("%s", (_, choices, wanted) => {
    expect(wantedSheet(choices)).toEqual(wanted);
  });
});

test("a sheet for a shop that enlarges is wanted only where it was chosen", () => {
  const printout = { paper: "10x15cm", copies: 4 };
  const cardWith = (isEnlargedByShop?: true) => ({ printout: { ...printout, isEnlargedByShop } }) as Card;
  const isWanted = (card: Card, isEnlargedByShop?: boolean) =>
    isWantedSheet(card, { ...german, otherDocument: null, isEnlargedByShop });
  expect([isWanted(cardWith()), isWanted(cardWith(), false), isWanted(cardWith(true), true)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isWanted(cardWith(), true), isWanted(cardWith(true))]).toEqual([false, false]);
});

describe("the size on paper", () => {
  it.each([
    [{ width: 35, height: 45, unit: "mm", dpi: 300 }, 35, 45],
    [{ width: 2, height: 3, unit: "inch", dpi: 300 }, 50.8, 76.2],
    [{ width: 600, height: 300, unit: "px", dpi: 300 }, 50.8, 25.4],
  ] as const)("of %j is %p x %p mm", (document, widthMm, heightMm) => {
    const size = printSizeOf(document as unknown as Template);
    expect([size.widthMm, size.heightMm]).toEqual([expect.closeTo(widthMm), expect.closeTo(heightMm)]);
  });
});

describe("two documents on one sheet", () => {
  const own = printSizeOf(germanPassport);
  const american = byUrlPath.get("us-passport")!;
  const large = { ...american, width: 89, height: 127, unit: "mm" } as Template;

  it("need both to be printed, and to fit", () => {
    expect(mixedFault("10x15cm", own, american)).toBeNull();
    expect(mixedFault("10x15cm", own, { ...american, printable: false })).toBe("noPrint");
    expect(mixedFault("10x15cm", own, { ...american, takenBy: "live" })).toBe("noPrint");
    expect(mixedFault("10x15cm", own, large)).toBe("tooLarge");
    expect(mixedFault("a4", own, large)).toBeNull();
  });

  it("leave room for fewer of the other, the more there are of the first", () => {
    const few = mostOnMixedSheet("10x15cm", own, american, 1);
    const many = mostOnMixedSheet("10x15cm", own, american, few.own);
    expect(many.own).toBe(few.own);
    expect(few.own).toBeGreaterThan(1);
    expect(few.other).toBeGreaterThan(many.other);
    expect(many.other).toBeGreaterThanOrEqual(1);
  });
});
