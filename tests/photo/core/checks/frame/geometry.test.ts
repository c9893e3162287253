import { describe, expect, it } from "@jest/globals";
import { checkGeometry } from "../../../../../photo/core/checks/frame/geometry";
import type { Check, HeadLines, Measurements, PhotoRule } from "../../../../../photo/core/types";
import { testRule } from "../../../test-rule";

/** Of a print of 35 x 45 mm with a head of 31.5 to 36 mm. */
const measured: Measurements = {
  headHeightMm: 34,
  hairTopToChinMm: 35,
  eyeLineFromBottomMm: 24,
  topMarginMm: 4,
  centreOffsetMm: 0,
  rollDeg: 0,
  interpupillaryPx: 120,
};
const lengths = (other: Partial<Measurements>, rule: Partial<PhotoRule> = {}, lines?: HeadLines) =>
  checkGeometry({ ...measured, ...other }, testRule(rule), { lines });
const verdictOf = (checks: ReturnType<typeof lengths>, rule: string) =>
  checks.find((check) => check.rule === rule)?.verdict;

describe("the head of a finished photo", () => {
  it.each([
    // Outside by less than the measurement error of 2 %: the true length may lie inside.
    [30.86, 32, "fail", undefined],
    [30.88, 32, "warn", undefined],
    [31.48, 32, "warn", undefined],
    // 0.01 mm is rounding. Inside by less than 2 %, the true length may lie outside.
    [31.49, 32, "pass", "warn"],
    [32, 33, "pass", "warn"],
    [32.2, 33, "pass", "pass"],
    [35.2, 36, "pass", "pass"],
    [35.5, 36, "pass", "warn"],
    [36.01, 36.5, "pass", "warn"],
    [36.02, 36.5, "warn", undefined],
    [36.74, 37, "warn", undefined],
    [36.76, 37, "fail", undefined],
    [null, null, "not-checked", undefined],
    // An official who takes the hair for the crown sees another height.
    [34, 36.6, "pass", "pass"],
    [34, 36.8, "pass", "warn"],
    [34, null, "pass", "pass"],
  ])("of %d mm, %d with the hair", (headHeightMm, hairTopToChinMm, verdict, certain) => {
    const checks = lengths({ headHeightMm, hairTopToChinMm });
    expect([verdictOf(checks, "head-height"), verdictOf(checks, "head-height-certain")]).toEqual([
      verdict,
      certain,
    ]);
  });

  it("has the limits of its rule, to the pixel and the eighth of an inch", () => {
    const inExact = { head: { heightMm: { min: 25.4, max: 44.45 }, crown: "skull" as const } };
    const eyes = { eyeLineMm: { min: 28.575, max: 34.925 } };
    const checks = lengths({ headHeightMm: 41.3, eyeLineFromBottomMm: 30 }, { ...inExact, ...eyes });
    expect(checks).toContainEqual(expect.objectContaining({ rule: "head-height", min: 25.4, max: 44.45 }));
    expect(checks).toContainEqual(expect.objectContaining({ rule: "eye-line", min: 28.575, max: 34.925 }));
  });

  it("counted to the hair has no other crown", () => {
    const toHair = { head: { heightMm: { min: 31.5, max: 36 }, crown: "hair" as const } };
    expect(verdictOf(lengths({ hairTopToChinMm: 60 }, toHair), "head-height-certain")).toBe("pass");
  });

  it("of an own picture without a rule for it is not judged: its crop is nobody's photo", () => {
    const digital = {
      widthPx: { min: 0, max: null },
      heightPx: { min: 0, max: null },
      aspectRatio: null,
      minKb: null,
      maxKb: null,
      format: "jpeg",
    } as const;
    const tight = { ...measured, hairTopToChinMm: 38 };
    const judged = (file: PhotoRule["digital"]) =>
      checkGeometry(tight, testRule({ head: null, digital: file }, { geometry: "forbidden" }));
    expect(judged(digital)).toEqual([]);
    // A print of it is cropped.
    expect(verdictOf(judged(null), "hair-margin")).toBe("warn");
  });

  it("that no rule bounds is held to 70 to 80 % of the photo (ICAO Doc 9303), and only warned of", () => {
    const open = { head: null };
    const all = [31.4, 34, 36.1].map((headHeightMm) =>
      verdictOf(lengths({ headHeightMm }, open), "head-height"),
    );
    expect(all).toEqual(["warn", "pass", "warn"]);
    expect(verdictOf(lengths({}, open), "head-height-certain")).toBeUndefined();
  });

  it("is said to have our own limit where the rule states none", () => {
    const own = (head: PhotoRule["head"]) =>
      lengths({}, { head }).flatMap(({ rule, isOwnLimit }) => (isOwnLimit ? [rule] : []));
    expect(own(null)).toEqual(["head-height", "centred", "hair-margin"]);
    expect(own({ heightMm: { min: 31.5, max: 36 }, crown: "skull" })).toEqual(["centred", "hair-margin"]);
  });

  it("is told with its band, and its fault by name", () => {
    const [head, certain] = lengths({});
    expect(head).toEqual({
      rule: "head-height",
      verdict: "pass",
      measured: 34,
      min: 31.5,
      max: 36,
      unit: "mm",
      messageKey: "headHeight",
    });
    expect(certain).toMatchObject({ rule: "head-height-certain", messageKey: "headHeightUncertain" });
  });
});

describe("the place of the head", () => {
  const toHair = {
    topMarginMm: { min: 3, max: 5 },
    head: { heightMm: { min: 31.5, max: 36 }, crown: "hair" },
  } as const;

  it("is not judged by the hair twice where the rule counts its own margin from there", () => {
    const bounded = {
      topMarginMm: { min: 0, max: 5 },
      head: { heightMm: { min: 30, max: 36 }, crown: "hair" },
    } as const;
    expect(verdictOf(lengths({ topMarginMm: 0.1 }, bounded), "hair-margin")).toBeUndefined();
  });

  it("names the margin that is left, none where the edge cuts the hair", () => {
    const cut = lengths({ topMarginMm: 2, hairTopToChinMm: 36.4 });
    expect(cut.find(({ rule }) => rule === "hair-margin")).toMatchObject({
      measured: 0,
      min: 0.675,
      unit: "mm",
    });
  });

  it.each([
    [1.75, "pass"],
    [-1.75, "pass"],
    [1.77, "warn"],
    [-1.77, "warn"],
    // The measurement error is 0.25 % of a head of 34 mm.
    [1.84, "warn"],
    [1.86, "fail"],
    [-1.86, "fail"],
    [null, "not-checked"],
  ])("%d mm off the middle (ISO/IEC 19794-5: 5 %% of the width): %s", (centreOffsetMm, verdict) => {
    expect(verdictOf(lengths({ centreOffsetMm }), "centred")).toBe(verdict);
  });

  it.each([
    ["eye-line", { eyeLineMm: { min: 20, max: 25 } }, { eyeLineFromBottomMm: 24 }, "pass"],
    ["eye-line", { eyeLineMm: { min: 20, max: 25 } }, { eyeLineFromBottomMm: 25.17 }, "warn"],
    ["eye-line", { eyeLineMm: { min: 20, max: 25 } }, { eyeLineFromBottomMm: 25.19 }, "fail"],
    ["eye-line", { eyeLineMm: { min: 20, max: 25 } }, { eyeLineFromBottomMm: 19.83 }, "warn"],
    ["eye-line", { eyeLineMm: { min: 20, max: 25 } }, { eyeLineFromBottomMm: 19.81 }, "fail"],
    ["eye-line", {}, { eyeLineFromBottomMm: 26 }, undefined],
    ["top-margin", { topMarginMm: { min: 3, max: 5 } }, { topMarginMm: 4 }, "pass"],
    ["top-margin", { topMarginMm: { min: 3, max: 5 } }, { topMarginMm: 2.32 }, "warn"],
    ["top-margin", { topMarginMm: { min: 3, max: 5 } }, { topMarginMm: 2.3 }, "fail"],
    // The top of the hair is measured more precisely than the top of the skull.
    ["top-margin", toHair, { topMarginMm: 2.63 }, "warn"],
    ["top-margin", toHair, { topMarginMm: 2.6 }, "fail"],
    ["top-margin", {}, { topMarginMm: 2 }, undefined],
    // 1.5 % of 45 mm are 0.675: the hair ends a margin and a head from the top, less what it rises over the chin.
    ["hair-margin", {}, { topMarginMm: 2, hairTopToChinMm: 35.32 }, "pass"],
    ["hair-margin", {}, { topMarginMm: 2, hairTopToChinMm: 35.34 }, "warn"],
    ["hair-margin", {}, { topMarginMm: 2, hairTopToChinMm: 36.2 }, "warn"],
    ["hair-margin", {}, { hairTopToChinMm: null }, "not-checked"],
    ["hair-margin", {}, { headHeightMm: null }, "not-checked"],
  ] as const)("%s by the rule %j, measured %j: %s", (name, rule, other, verdict) => {
    expect(verdictOf(lengths(other, rule), name)).toBe(verdict);
  });
});

it.each<[keyof HeadLines, string[]]>([
  ["crown", ["head-height", "head-height-certain", "top-margin"]],
  ["eyes", ["eye-line"]],
  ["chin", ["head-height", "head-height-certain"]],
])("what is counted from a line laid by hand says so: %s", (line, rules) => {
  const rule = { eyeLineMm: { min: 20, max: 25 }, topMarginMm: { min: 3, max: 5 } };
  const checks = lengths({}, rule, { [line]: [0.5, 0.5] });
  expect(checks.filter(({ isManual }) => isManual).map((check) => check.rule)).toEqual(rules);
});

describe("lines set by hand", () => {
  const at: [number, number] = [0.5, 0.5];
  const withLine = (other: Partial<Measurements>, lines: HeadLines, rule: Partial<PhotoRule> = {}) =>
    checkGeometry({ ...measured, ...other }, testRule(rule), { lines, own: measured });
  const warned = (checks: Check[]) =>
    checks.flatMap(({ verdict, messageKey }) => (verdict === "warn" ? [messageKey] : []));
  /** The crown lowered by that many millimetres. */
  const lowered = (mm: number) => ({ topMarginMm: 4 + mm, headHeightMm: 34 - mm });

  it.each([
    ["on the measured crown", 0, []],
    ["within the error of the measurement, 2 %", 0.6, []],
    ["on the hair", -1, []],
    ["farther off than the error", 0.8, ["lineOffHead"]],
    ["by more than 3 % of the head", 1.2, ["lineOffHead"]],
    ["above the hair", -2.2, ["lineOffHead"]],
  ] as const)("the crown %s: %d mm", (_, mm, expected) => {
    const rule = { head: { heightMm: { min: 28, max: 39 }, crown: "skull" as const } };
    expect(warned(withLine(lowered(mm), { crown: at }, rule))).toEqual(expected);
  });

  it("tell both numbers where they lie beside the head", () => {
    const checks = withLine(lowered(2), { crown: at });
    expect(checks.find(({ messageKey }) => messageKey === "lineOffHead")).toMatchObject({
      measured: 32,
      min: 34,
      max: 34,
      unit: "mm",
      isManual: true,
      isOwnLimit: true,
    });
  });

  it("tell the height between both lines where both are set, as the photo shows it", () => {
    const checks = withLine({ topMarginMm: 2, headHeightMm: 37 }, { crown: at, chin: at });
    expect(checks.at(-1)).toMatchObject({ messageKey: "lineOffHead", measured: 37, min: 34, max: 34 });
  });

  it("are held to the measured head for the chin, too, when both move alike", () => {
    const shifted = withLine({ topMarginMm: 6, headHeightMm: 34 }, { crown: at, chin: at });
    expect(warned(shifted)).toEqual(["lineOffHead"]);
    // The height is that of the measured head: it tells nothing of the lines.
    expect(shifted.at(-1)).toMatchObject({ measured: null, min: null, max: null, unit: null });
    expect(warned(withLine({ headHeightMm: 32 }, { chin: at }))).toContain("lineOffHead");
  });

  it("do not hide a head that is too large as measured", () => {
    const own = { ...measured, headHeightMm: 40, hairTopToChinMm: 40, topMarginMm: 1 };
    const set = { ...own, headHeightMm: 33, topMarginMm: 8 };
    const checks = checkGeometry(set, testRule(), { lines: { crown: at }, own });
    expect(warned(checks)).toEqual(["lineOffHead"]);
    expect(checks.at(-1)).toMatchObject({ measured: 33, min: 40, max: 40, isManual: true });
  });

  it.each(["hair", "skull"] as const)("leave the hair to the edge as found, counted to the %s", (crown) => {
    const rule = testRule({
      topMarginMm: { min: 0, max: 9 },
      head: { heightMm: { min: 30, max: 36 }, crown },
    });
    const own = { ...measured, headHeightMm: 34, hairTopToChinMm: 34, topMarginMm: 0.1 };
    const set = { ...own, headHeightMm: 32, topMarginMm: 2.1, hairTopToChinMm: 32 };
    const checks = checkGeometry(set, rule, { lines: { crown: at }, own });
    expect(checks.find(({ rule: name }) => name === "hair-margin")).toMatchObject({
      verdict: "warn",
      measured: 0.1,
    });
  });
});
