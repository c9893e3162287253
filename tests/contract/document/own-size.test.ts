import { describe, expect, it, test } from "@jest/globals";
import { type OwnSize, ownLengthIn, ownSizeBounds, ownSizeFaults } from "../../../contract/document/own-size";
import { ownSizeRule } from "../../../contract/document/own-size-rule";
import { ownSizeDpi, ownSizeKb } from "../../../photo/core/request-limits";

const size: OwnSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null };

test.each([
  ["mm", 300, { min: 10, max: 150 }],
  ["mm", 600, { min: 10, max: 101.6 }],
  ["inch", 300, { min: 0.4, max: 5.9 }],
  ["px", 72, { min: 100, max: 2400 }],
  ["px", 1200, { min: 100, max: 2400 }],
] as const)("lengths in %s at %i dpi", (unit, dpi, bounds) => {
  expect(ownSizeBounds(unit, dpi)).toEqual(bounds);
  for (const width of Object.values(bounds))
    expect(ownSizeFaults({ ...size, unit, dpi, width, height: bounds.max })).toEqual([]);
});

test.each([
  [40, "mm", "px", 300, 472],
  [40, "mm", "inch", 300, 1.57],
  [2, "inch", "mm", 300, 50.8],
  [600, "px", "mm", 600, 25.4],
  // The shortest stays within the limits, though 3.93 in would be nearer to 10 cm and 0.39 in to 1 cm.
  [10, "mm", "inch", 300, 0.4],
  [10, "mm", "px", 300, 118],
  [150, "mm", "px", 300, 1772],
  // Pixels that no paper has are told as they are.
  [640, "px", "mm", 72, 225.8],
  // What is asked for in vain is no nearer in another unit.
  [9, "mm", "px", 300, 106],
] as const)("%d %s is typed in %s at %i dpi as %d", (value, from, to, dpi, typed) => {
  expect(ownLengthIn(value, from, to, dpi)).toBe(typed);
});

describe("what is wrong with a size", () => {
  it.each([
    [{ width: 0 }, "width"],
    [{ height: -45 }, "height"],
    [{ width: 5000 }, "width"],
    [{ height: 0.2, unit: "inch", width: 2 }, "height"],
    [{ dpi: 0 }, "dpi"],
    [{ dpi: 300.5 }, "dpi"],
    [{ minKb: 0 }, "minKb"],
    [{ maxKb: 100_000 }, "maxKb"],
    [{ minKb: 200, maxKb: 100 }, "maxKb"],
    [{ width: Number.NaN }, "width"],
  ] as [Partial<OwnSize>, string][])("%j is told of %s", (wrong, field) => {
    expect(ownSizeFaults({ ...size, ...wrong }).map((fault) => fault.field)).toEqual([field]);
  });

  it("is told of every field at once", () => {
    const wrong = { ...size, width: 0, height: 5000, minKb: 1, maxKb: 1e9 };
    expect(ownSizeFaults(wrong).map(({ field }) => field)).toEqual(["width", "height", "minKb", "maxKb"]);
  });
});

test.each<[Partial<OwnSize>, ReturnType<typeof ownSizeFaults>]>([
  [{ width: 9.9 }, [{ field: "width", allowed: { min: 10, max: 150 } }]],
  [{ height: 150.1 }, [{ field: "height", allowed: { min: 10, max: 150 } }]],
  [{ unit: "inch", width: 6, height: 2 }, [{ field: "width", allowed: { min: 0.4, max: 5.9 } }]],
  // Which lengths are possible is not known without the dots per inch.
  [{ dpi: 0, width: 0 }, [{ field: "dpi", allowed: ownSizeDpi }]],
  [{ minKb: 0 }, [{ field: "minKb", allowed: ownSizeKb }]],
  [{ minKb: 200, maxKb: 100 }, [{ field: "maxKb", allowed: null }]],
  [{ minKb: 100, maxKb: 100 }, []],
])("%j is told what is allowed instead", (wrong, faults) => {
  expect(ownSizeFaults({ ...size, ...wrong })).toEqual(faults);
});

describe("the rule of a size", () => {
  it("asks for exact pixels where they were typed or a file is limited", () => {
    expect(ownSizeRule(size, "auto")).toMatchObject({ widthMm: 40, heightMm: 50, digital: null });
    const { digital, widthMm } = ownSizeRule({ ...size, unit: "px", width: 600, height: 600 }, "auto");
    expect(widthMm).toBeCloseTo(50.8, 9);
    expect(digital).toMatchObject({ widthPx: { min: 600, max: 600 }, heightPx: { min: 600, max: 600 } });
    expect(ownSizeRule({ ...size, maxKb: 100 }, "auto").digital).toMatchObject({ minKb: null, maxKb: 100 });
    expect(ownSizeRule({ ...size, minKb: 20 }, "auto").digital).toMatchObject({ minKb: 20, maxKb: null });
  });

  it("asks for any pixels at any resolution, and prints what no paper has as large as a passport photo", () => {
    const form: OwnSize = { ...size, width: 480, height: 640, unit: "px", dpi: 72 };
    expect(ownSizeFaults(form)).toEqual([]);
    const { widthMm, heightMm, dpi, digital } = ownSizeRule(form, "auto");
    expect([widthMm, heightMm, dpi]).toEqual([33.75, 45, 300]);
    expect(digital).toMatchObject({ widthPx: { max: 480 }, heightPx: { min: 640 }, dpi: 72 });
    expect(ownSizeRule({ ...form, dpi: 300 }, "auto").digital).not.toHaveProperty("dpi");
  });

  it("demands of the face only what ICAO recommends for the head", () => {
    expect(ownSizeRule(size, "auto")).toMatchObject({
      urlPath: "own-size",
      dpi: 300,
      head: null,
      eyeLineMm: null,
      topMarginMm: null,
      colour: "either",
      glasses: null,
      headCovering: null,
      expression: null,
      editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
    });
  });

  it("asks for the colour that was chosen, and for none where the photo's own stays", () => {
    const coloursFor = (background: string) => ownSizeRule(size, background).backgrounds;
    expect(["auto", "#dcebf7", "keep"].map(coloursFor)).toEqual([["#ffffff"], ["#dcebf7"], []]);
  });
});
