import { expect, test } from "@jest/globals";
import { digitalLines } from "../../../../src/components/requirement/digital-lines";
import { ownSize, sizeIn } from "../../../../src/components/requirement/size/size-numbers";

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
  [{ ...none, minKb: 54, maxKb: 10_000 }, ["value.fileRange"]],
  [{ ...none, maxKb: 240 }, ["value.fileMax"]],
  [{ ...none, minKb: 10 }, ["value.fileMin"]],
  [{ ...none, minKb: 1000, maxKb: 5000 }, ["value.fileRange"]],
  [{ ...none, maxKb: 5000 }, ["value.fileMax"]],
  [{ ...none, minKb: 1000 }, ["value.fileMin"]],
])("the file rule %o reads as %o", (rule, keys) => {
  expect(digitalLines(rule, "en").map(({ key }) => key)).toEqual(keys);
});

test("bytes are written as the language writes them, each end in megabytes from one upwards", () => {
  const values = (minKb: number | null, maxKb: number | null, bcp47 = "de") =>
    digitalLines({ ...none, minKb, maxKb }, bcp47)[0]?.values;
  expect(values(54, 10_000)).toEqual({ min: "54\u00a0kB", max: "10\u00a0MB" });
  expect(values(1000, 5500)).toEqual({ min: "1", max: "5,5\u00a0MB" });
  expect(values(null, 10_000)).toEqual({ max: "10\u00a0MB" });
  expect(values(null, 250, "fi")).toEqual({ max: "250\u00a0kt" });
});

test("a size in every unit, by the document's own unit and dpi, in the language's own digits", () => {
  const inch = { width: 2, height: 2, unit: "inch" as const, dpi: 300 };
  expect(sizeIn(inch, "mm", "de")).toBe("50,8\u00a0×\u00a050,8\u00a0mm");
  expect(sizeIn(inch, "px", "de")).toBe("600\u00a0×\u00a0600\u00a0px");
  const mm = { width: 35, height: 45, unit: "mm" as const, dpi: 300 };
  expect(sizeIn(mm, "inch", "en")).toBe("1.38\u00a0×\u00a01.77\u00a0in");
  expect(sizeIn(mm, "px", "en")).toBe("413\u00a0×\u00a0531\u00a0px");
  expect(sizeIn({ ...mm, dpi: 600 }, "px", "en")).toBe("827\u00a0×\u00a01063\u00a0px");
  expect(ownSize(inch, "pl")).toBe("2\u00a0×\u00a02\u00a0cale");
  expect(ownSize({ width: 600, height: 750, unit: "px", dpi: 300 }, "en")).toBe(
    "600\u00a0×\u00a0750\u00a0px",
  );
  expect(ownSize(mm, "ru")).toBe("35\u00a0×\u00a045\u00a0мм");
});
