import { expect, test } from "vitest";
import { digitalLines } from "../../../../src/components/requirement/digital-lines";
import { ownSize, sizeNumbers } from "../../../../src/components/requirement/size-numbers";

const none = { widthPx: null, heightPx: null, minKb: null, maxKb: null, format: "jpeg" as const };

test.each([
  [none, ["value.jpeg"]],
  [
    { ...none, widthPx: { min: 600, max: 600 }, heightPx: { min: 600, max: 600 } },
    ["value.pixels", "value.jpeg"],
  ],
  [
    { ...none, widthPx: { min: 600, max: 1200 }, heightPx: { min: 600, max: 1200 } },
    ["value.pixelRange", "value.jpeg"],
  ],
  [
    { ...none, widthPx: { min: 600, max: null }, heightPx: { min: 800, max: null } },
    ["value.pixelMin", "value.jpeg"],
  ],
  [
    { ...none, widthPx: { min: null, max: 600 }, heightPx: { min: null, max: 800 } },
    ["value.pixelMax", "value.jpeg"],
  ],
  [{ ...none, minKb: 54, maxKb: 10_000 }, ["value.kbRange"]],
  [{ ...none, maxKb: 240 }, ["value.kbMax"]],
  [{ ...none, minKb: 10 }, ["value.kbMin"]],
  [{ ...none, minKb: 1000, maxKb: 5000 }, ["value.mbRange"]],
  [{ ...none, maxKb: 5000 }, ["value.mbMax"]],
  [{ ...none, minKb: 1000 }, ["value.mbMin"]],
])("the file rule %o reads as %o", (rule, keys) => {
  expect(digitalLines(rule, "en").map(({ key }) => key)).toEqual(keys);
});

test("bytes are written as the language writes numbers, in megabytes where both ends are", () => {
  const values = (minKb: number | null, maxKb: number | null) =>
    digitalLines({ ...none, minKb, maxKb }, "de")[0]?.values;
  expect(values(54, 10_000)).toEqual({ min: "54", max: "10.000" });
  expect(values(1000, 5500)).toEqual({ min: "1", max: "5,5" });
  expect(values(null, 10_000)).toEqual({ max: "10" });
});

test("a size in every unit, by the document's own unit and dpi, in the language's own digits", () => {
  const inch = { width: 2, height: 2, unit: "inch" as const, dpi: 300 };
  expect(sizeNumbers(inch, "mm", "de")).toEqual({ width: "50,8", height: "50,8" });
  expect(sizeNumbers(inch, "px", "en")).toEqual({ width: "600", height: "600" });
  const mm = { width: 35, height: 45, unit: "mm" as const, dpi: 300 };
  expect(sizeNumbers(mm, "inch", "en")).toEqual({ width: "1.38", height: "1.77" });
  expect(sizeNumbers(mm, "px", "en")).toEqual({ width: "413", height: "531" });
  expect(sizeNumbers({ ...mm, dpi: 600 }, "px", "en")).toEqual({ width: "827", height: "1063" });
  expect(ownSize(inch, "en")).toEqual({ key: "value.sizeInch", values: { width: "2", height: "2" } });
  expect(ownSize(mm, "en").key).toBe("value.sizeMm");
});
