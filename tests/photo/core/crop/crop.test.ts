import { describe, expect, it } from "@jest/globals";
import { adjustFrame } from "../../../../photo/core/crop/adjust-frame";
import { headBandMm, headLimitMm, idealFrame, isIn, solveCrop } from "../../../../photo/core/crop/crop";
import { eyeLineMm, type Frame, type HeadAxis } from "../../../../photo/core/crop/frame";
import { type CropProblem, missingSides, type SourceBounds } from "../../../../photo/core/crop/source-bounds";
import { thresholds } from "../../../../photo/core/thresholds";
import type { PhotoRule, Point } from "../../../../photo/core/types";

const rule: PhotoRule = {
  urlPath: "test-35x45",
  widthMm: 35,
  heightMm: 45,
  dpi: 300,
  head: { heightMm: { min: 31.5, max: 36 }, crown: "skull" },
  eyeLineMm: null,
  topMarginMm: null,
  backgrounds: ["#ffffff"],
  colour: "colour",
  digital: null,
  editPolicy: { background: "may-replace", retouch: "unknown", geometry: "allowed" },
  glasses: null,
  headCovering: null,
  expression: null,
};

/** A head of 600 px whose eyes stand at (500, 500). */
const head: HeadAxis = {
  eyeMiddle: [500, 500],
  angle: 0,
  crownPx: -300,
  hairTopPx: -330,
  chinPx: 300,
  asidePx: 0,
};

const boundsOf = (widthPx: number, heightPx: number): SourceBounds => ({
  sourceWidthPx: widthPx,
  sourceHeightPx: heightPx,
  upscalingPerMm: 0,
  covers: ([x, y]) => x >= 0 && y >= 0 && x <= widthPx && y <= heightPx,
});

/** A photo of 35 x 45 mm on this source. */
const on = (bounds: SourceBounds): CropProblem => ({ rule, widthMm: 35, bounds });

const headMm = (frame: Frame): number => (head.chinPx - head.crownPx) * frame.mmPerPx;

function solved(with_: Partial<PhotoRule>, where: SourceBounds = boundsOf(1000, 1000)): Frame {
  const outcome = solveCrop(head, {
    rule: { ...rule, ...with_ },
    widthMm: with_.widthMm ?? 35,
    bounds: where,
  });
  if (!outcome.ok) throw new Error(`lacks ${outcome.reason}`);
  return outcome.value;
}

describe("solveCrop", () => {
  it("puts the head inside its band, with the hair in the picture", () => {
    const frame = solved({});
    expect(headMm(frame)).toBeGreaterThan(31.5);
    expect(headMm(frame)).toBeLessThan(36);
    expect(frame.topMarginMm).toBeGreaterThan(30 * frame.mmPerPx);
    expect(frame.offsetMm).toBeCloseTo(0);
  });

  it("stays inside a band by the measurement error, or near the middle of a narrow band", () => {
    /** High hair requires a smaller head. */
    const high = { ...head, hairTopPx: -480 };
    const headFor = (min: number, max: number) => {
      const narrow = { ...rule, head: { heightMm: { min, max }, crown: "skull" as const } };
      return headMm(idealFrame(high, narrow)!);
    };
    expect(headFor(32, 36)).toBeGreaterThanOrEqual(32 + 0.02 * 34 - 1e-9);
    expect(headFor(32, 36)).toBeLessThan(33);
    expect(headFor(33.5, 34.5)).toBeGreaterThanOrEqual(33.9 - 1e-9);
  });

  it("comes closer to the end of a band if the source picture is too small", () => {
    // Heads of 32 to 36 mm; a frame of 35 mm is 583 px wide at 36 mm.
    const narrow = { ...boundsOf(1000, 1000), covers: ([x]: Point) => x >= 205 && x <= 795 };
    const frame = solved({ head: { heightMm: { min: 32, max: 36 }, crown: "skull" } }, narrow);
    expect(headMm(frame)).toBeGreaterThan(36 - 0.02 * 34);
    expect(headMm(frame)).toBeLessThanOrEqual(36);
  });

  it("takes a smaller head before it invents more pixels than are accepted", () => {
    const limit = thresholds.upscaling.fail.max;
    // The wanted head, at which the photo needs 2 % more pixels than the limit.
    const upscalingPerMm = (1.02 * limit) / solved({}).mmPerPx;
    const frame = solved({}, { ...boundsOf(1000, 1000), upscalingPerMm });
    expect(frame.mmPerPx * upscalingPerMm).toBeLessThanOrEqual(limit);
    expect(headMm(frame)).toBeGreaterThan(31.5);
  });

  it("meets head, eye line and top margin at once", () => {
    const bands = {
      head: { heightMm: { min: 32, max: 36 }, crown: "skull" as const },
      eyeLineMm: { min: 22, max: 25 },
      topMarginMm: { min: 2, max: 6 },
    };
    const frame = solved(bands);
    const eyes = eyeLineMm(frame, head, 45);
    expect(headMm(frame)).toBeGreaterThanOrEqual(32);
    expect(headMm(frame)).toBeLessThanOrEqual(36);
    expect(eyes).toBeGreaterThanOrEqual(22);
    expect(eyes).toBeLessThanOrEqual(25);
    expect(frame.topMarginMm).toBeGreaterThanOrEqual(2);
    expect(frame.topMarginMm).toBeLessThanOrEqual(6);
  });

  it("takes a larger head where the source has no room for a smaller one", () => {
    const wide = {
      widthMm: 50.8,
      heightMm: 50.8,
      head: { heightMm: { min: 25, max: 35 }, crown: "skull" as const },
    };
    const roomy = solved(wide, boundsOf(3000, 3000));
    const tight = solved(wide, { ...boundsOf(930, 3000), covers: ([x]) => x >= 60 && x <= 940 });
    expect(headMm(tight)).toBeGreaterThan(headMm(roomy));
    expect(50.8 / tight.mmPerPx).toBeLessThanOrEqual(880);
    // All else stays as it is wanted: a good third of what the head leaves free is above it.
    expect(tight.topMarginMm / (50.8 - headMm(tight))).toBeCloseTo(0.36, 1);
  });

  it("takes a head of another share than recommended where the source has no room and no rule forbids it", () => {
    // At the recommended 80 % at most, a frame is 583 px wide at least.
    const narrow = { ...boundsOf(1000, 1000), covers: ([x]: Point) => x >= 220 && x <= 780 };
    const frame = solved({ head: null }, narrow);
    const share = headMm(frame) / 45;
    expect(missingSides(frame, head, on(narrow))).toEqual([]);
    // No further from the recommended than it must.
    expect(share).toBeGreaterThan(0.83);
    expect(share).toBeLessThan(0.85);
    expect(frame.topMarginMm / (45 - headMm(frame))).toBeCloseTo(0.36, 1);
    expect(solveCrop(head, on(narrow)).ok).toBe(false);
  });

  it("makes a head smaller whose hair counted in would leave the band, since officials differ in the crown", () => {
    const curly = { ...head, hairTopPx: -360 };
    const hairMmFor = (crown: "skull" | "hair") => {
      const frame = idealFrame(curly, { ...rule, head: { heightMm: { min: 31.5, max: 36 }, crown } })!;
      return (curly.chinPx - curly.hairTopPx) * frame.mmPerPx;
    };
    expect(hairMmFor("skull")).toBeLessThan(36);
    expect(hairMmFor("hair")).toBeGreaterThan(36);
  });

  it("leaves two per cent of the height free above high hair", () => {
    const high = { ...head, hairTopPx: -400 };
    const frame = idealFrame(high, { ...rule, head: null })!;
    expect(frame.topMarginMm - 100 * frame.mmPerPx).toBeGreaterThan(0.02 * 45 - 0.25);
    expect(frame.topMarginMm - 100 * frame.mmPerPx).toBeLessThan(0.02 * 45 + 0.25);
  });

  it("goes to the middle of an eye line's band and of a top margin's", () => {
    const frame = solved({ eyeLineMm: { min: 19, max: 29 } });
    expect(Math.abs(eyeLineMm(frame, head, 45) - 24)).toBeLessThan(0.5);
    expect(Math.abs(solved({ topMarginMm: { min: 2, max: 8 } }).topMarginMm - 5)).toBeLessThan(0.5);
  });

  it("makes the head smaller for pixels that would be invented, but not for those of little matter", () => {
    const atUpscaling = (times: number) =>
      headMm(solved({}, { ...boundsOf(1000, 1000), upscalingPerMm: times / solved({}).mmPerPx }));
    expect(atUpscaling(0.9)).toBeCloseTo(headMm(solved({})), 9);
    expect(atUpscaling(1.25)).toBeCloseTo(headMm(solved({})), 9);
    expect(atUpscaling(1.4)).toBeLessThan(headMm(solved({})) - 0.3);
  });

  it("sets a head that is turned a little half way between its eyes and its outline", () => {
    const outcome = solveCrop({ ...head, asidePx: 20 }, on(boundsOf(1000, 1000)));
    expect(outcome.ok && outcome.value.offsetMm / outcome.value.mmPerPx).toBeCloseTo(-10);
  });

  it("shifts the face off the middle, a little, before it gives up", () => {
    // The frame is about 630 px wide; 275 px are left of the face.
    const left = 225;
    const shifted: SourceBounds = {
      ...boundsOf(1000, 1000),
      covers: ([x, y]) => x >= left && y >= 0 && x <= 1000 && y <= 1000,
    };
    const outcome = solveCrop(head, on(shifted));
    expect(outcome.ok && outcome.value.offsetMm).toBeLessThan(0);
    expect(outcome.ok && Math.abs(outcome.value.offsetMm)).toBeLessThanOrEqual(0.05 * 35);
  });

  it.each([
    { side: "top", eyeMiddle: [500, 290] },
    { side: "bottom", eyeMiddle: [500, 690] },
    { side: "left", eyeMiddle: [200, 500] },
    { side: "right", eyeMiddle: [800, 500] },
  ] as const)("says that the $side lacks room", ({ side, eyeMiddle }) => {
    const outcome = solveCrop({ ...head, eyeMiddle: [...eyeMiddle] }, on(boundsOf(1000, 1000)));
    expect(outcome).toEqual({ ok: false, reason: [side] });
  });

  it("has no ideal frame for bands that contradict each other", () => {
    const contradiction = { ...rule, topMarginMm: { min: 2, max: 4 }, eyeLineMm: { min: 5, max: 8 } };
    expect(idealFrame(head, contradiction)).toBeNull();
  });

  it.each([
    [31.49, false],
    [31.5, true],
    [31.5 - 1e-10, true],
    [36, true],
    [36 + 1e-10, true],
    [36.01, false],
  ])("a head of %d mm is in a band of 31.5 to 36: %p, whatever the rounding", (value, expected) => {
    expect(isIn(value, { min: 31.5, max: 36 })).toBe(expected);
  });

  it("lets a correction by hand go to the rule's ends, or to 60 and 90 % of the height without one", () => {
    expect(headLimitMm(rule)).toEqual({ min: 31.5, max: 36 });
    expect(headLimitMm({ ...rule, head: null })).toEqual({ min: 27, max: 40.5 });
    // A square photo has shoulders too.
    const square = { ...rule, widthMm: 50, heightMm: 50, head: null };
    expect(headLimitMm(square)).toEqual({ min: 22.5, max: 40 });
    expect(headBandMm(square)).toEqual({ min: 25, max: 35 });
  });

  it("aims at 70 to 80 % of the height where a template says nothing", () => {
    expect(headBandMm({ ...rule, head: null })).toMatchObject({
      min: expect.closeTo(31.5),
      max: expect.closeTo(36),
    });
  });
});

describe("missingSides", () => {
  // The frame shows 187 to 813 px across and 111 to 914 px down.
  it.each<[string, SourceBounds["covers"], string[], string[]]>([
    ["above", ([, y]) => y >= 115, ["top"], ["bottom", "left", "right"]],
    ["below", ([, y]) => y <= 910, ["bottom"], ["top", "left", "right"]],
    ["at the left", ([x]) => x >= 190, ["left"], ["right"]],
    ["at the right", ([x]) => x <= 810, ["right"], ["left"]],
    ["nowhere", () => true, [], ["top", "bottom", "left", "right"]],
  ])(
    "names the side of the frame where the source itself may not be shown: %s",
    (_where, covers, some, others) => {
      const frame: Frame = { mmPerPx: 0.056, topMarginMm: 5, offsetMm: 0 };
      const missing = missingSides(frame, head, on({ ...boundsOf(1000, 1000), covers }));
      expect(missing).toEqual(expect.arrayContaining(some));
      expect(missing.filter((side) => others.includes(side))).toEqual([]);
    },
  );

  it("counts the corners of a turned frame", () => {
    const frame: Frame = { mmPerPx: 0.056, topMarginMm: 5, offsetMm: 0 };
    const leaning = { ...head, angle: 0.2 };
    expect(missingSides(frame, head, on(boundsOf(1000, 1000)))).toEqual([]);
    expect(missingSides(frame, leaning, on(boundsOf(880, 950)))).not.toEqual([]);
  });
});

describe("adjustFrame", () => {
  const frame = (): Frame => solved({});

  it("moves and scales as asked inside the bands", () => {
    const from = frame();
    const to = adjustFrame(from, { scale: 1.02, dxMm: 0.5, dyMm: 0.4 }, head, on(boundsOf(1000, 1000)));
    expect(to.mmPerPx).toBeCloseTo(from.mmPerPx * 1.02);
    expect(to.offsetMm).toBeCloseTo(0.5);
    expect(to.topMarginMm).toBeCloseTo(from.topMarginMm + 0.4);
  });

  it("goes no further than the rule lets it", () => {
    const to = adjustFrame(frame(), { scale: 1.3, dxMm: 0, dyMm: 0 }, head, on(boundsOf(1000, 1000)));
    expect(headMm(to)).toBeLessThanOrEqual(36);
    expect(headMm(to)).toBeGreaterThan(35.9);
  });

  it("never makes the head smaller when more of larger is asked for, whatever else is asked", () => {
    const heights = [1, 1.02, 1.04, 1.06, 1.1, 1.2, 1.3].map((scale) =>
      headMm(adjustFrame(frame(), { scale, dxMm: 1, dyMm: 0.5 }, head, on(boundsOf(1000, 1000)))),
    );
    // Rounded to 0.01 mm, the precision of the search for a stop.
    const inHundredths = heights.map((mm) => Math.round(100 * mm));
    expect(inHundredths).toEqual([...inHundredths].sort((a, b) => a - b));
  });

  it("stops only what a rule stops: a head that may not grow still moves sideways", () => {
    const to = adjustFrame(frame(), { scale: 1.3, dxMm: 1, dyMm: 0 }, head, on(boundsOf(1000, 1000)));
    expect(to.offsetMm).toBeCloseTo(1);
  });
});
