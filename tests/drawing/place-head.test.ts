import { describe, expect, it } from "@jest/globals";
import type { DrawingFrame } from "../../drawing/drawing-frame";
import { placeHead } from "../../drawing/place-head";

const frame = (part: Partial<DrawingFrame>): DrawingFrame => ({
  widthMm: 35,
  heightMm: 45,
  headMm: { min: 32, max: 36 },
  crown: "skull",
  eyeLineMm: null,
  topMarginMm: null,
  background: "#ffffff",
  ...part,
});

describe("placeHead", () => {
  it("gives the head the middle of its band and keeps it inside the photo", () => {
    const place = placeHead(frame({}));
    expect(place.chinMm - place.crownMm).toBeCloseTo(34);
    expect(place.crownMm).toBeGreaterThan(0);
    expect(place.chinMm).toBeLessThan(45);
  });
  it("puts the eyes into the middle of their band, counted from the lower edge", () => {
    const place = placeHead(
      frame({ widthMm: 51, heightMm: 51, headMm: { min: 25, max: 35 }, eyeLineMm: { min: 28, max: 35 } }),
    );
    expect(51 - place.eyesMm).toBeCloseTo(31.5);
  });
  it("keeps the top margin where there is no eye line", () => {
    expect(placeHead(frame({ topMarginMm: { min: 3, max: 5 } })).crownMm).toBeCloseTo(4);
  });
  it("leaves room for the hair where the rule means its top", () => {
    const place = placeHead(frame({ crown: "hair" }));
    expect(place.skullTopMm).toBeGreaterThan(place.crownMm);
  });
  it("says when no rule is known and takes 70 to 80 % of the height", () => {
    const place = placeHead(frame({ headMm: null }));
    expect(place.isRuleKnown).toBe(false);
    expect(place.headMm.min).toBeCloseTo(31.5);
    expect(place.headMm.max).toBeCloseTo(36);
  });
});
