import { describe, expect, it } from "@jest/globals";
import { shortNames } from "../../../../photo/core/sheet/short-names";

const germany = "Germany · Passport · 35 × 45 mm";
const america = "United States · Passport · 50.8 × 50.8 mm";
const ofLength = (most: number) => async (names: string) => names.length <= most;

describe("shortNames", () => {
  it.each([
    [100, [germany, america], `${germany} + ${america}`],
    [60, [germany, america], "Germany · Pa… · 35 × 45 mm + United State… · 50.8 × 50.8 mm"],
    [40, [germany, america], "Ge… · 35 × 45 mm + Un… · 50.8 × 50.8 mm"],
    [34, [germany, america], "35 × 45 mm + 50.8 × 50.8 mm"],
    [20, [germany, america], null],
    [8, ["Ελλάδα Διαβατήριο"], "Ελλάδα…"],
    // No mark loses its letter.
    [3, ["भारत पासपोर्ट"], "भा…"],
  ])("%i letters for %j: %j", async (most, labels, names) => {
    expect(await shortNames(labels, ofLength(most))).toBe(names);
  });
});
