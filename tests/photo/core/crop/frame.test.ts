import { describe, expect, it } from "@jest/globals";
import {
  eyeLineMm,
  type Frame,
  frameCentre,
  frameView,
  headAxis,
  levellingAngle,
} from "../../../../photo/core/crop/frame";
import type { HeadPoints } from "../../../../photo/core/face/head";
import { toView } from "../../../../photo/core/raster/warp";

/** An upright head whose eyes stand at (500, 400). */
const upright: HeadPoints = {
  chin: [500, 700],
  crown: [500, 200],
  leftEye: [560, 400],
  rightEye: [440, 400],
  eyeMiddle: [500, 400],
  cheekMiddle: [510, 500],
  interpupillaryPx: 120,
  rollDeg: 0,
};

const skull = { head: { heightMm: { min: 30, max: 36 }, crown: "skull" as const } };
const hair = { head: { heightMm: { min: 30, max: 36 }, crown: "hair" as const } };

describe("headAxis", () => {
  it.each([
    [0, 0],
    [0.5, 0],
    [-0.5, 0],
    [0.6, 0.6],
    [-9, -9],
    [90, 90],
  ])("a head that leans by %d degrees is turned by %d: half a degree nobody sees", (rollDeg, turnedDeg) => {
    expect(levellingAngle({ ...upright, rollDeg })).toBeCloseTo((turnedDeg * Math.PI) / 180, 12);
  });

  it("measures from the eyes, down positive", () => {
    expect(headAxis(upright, [505, 150], skull)).toEqual({
      eyeMiddle: [500, 400],
      angle: 0,
      crownPx: -200,
      hairTopPx: -250,
      chinPx: 300,
      asidePx: 10,
    });
  });

  it("takes the crown that the rule means, and the skull where no hair was found", () => {
    const crownFor = (rule: Parameters<typeof headAxis>[2], hairTop: [number, number] | null) =>
      headAxis(upright, hairTop, rule).crownPx;
    expect(crownFor(hair, [500, 150])).toBe(-250);
    expect(crownFor(skull, [500, 150])).toBe(-200);
    expect(crownFor({ head: null }, [500, 150])).toBe(-200);
    expect(crownFor(hair, null)).toBe(-200);
    expect(headAxis(upright, null, hair).hairTopPx).toBe(-200);
  });

  it("measures a head that lies on its side as an upright one", () => {
    const lying: HeadPoints = {
      ...upright,
      chin: [200, 400],
      crown: [700, 400],
      cheekMiddle: [400, 410],
      rollDeg: 90,
    };
    const { angle, ...lengths } = headAxis(lying, [750, 400], skull);
    expect(angle).toBeCloseTo(Math.PI / 2);
    expect(lengths).toEqual({
      eyeMiddle: [500, 400],
      crownPx: expect.closeTo(-200, 6),
      hairTopPx: expect.closeTo(-250, 6),
      chinPx: expect.closeTo(300, 6),
      asidePx: expect.closeTo(10, 6),
    });
  });

  it("adds the turn that the visitor asked for, however small", () => {
    expect(headAxis({ ...upright, rollDeg: 5 }, null, skull, 2).angle).toBeCloseTo((3 * Math.PI) / 180);
    expect(headAxis(upright, null, skull, 0.2).angle).toBeCloseTo((-0.2 * Math.PI) / 180);
  });

  it("turns the person clockwise, as the page says: the crown goes to the right, the chin to the left", () => {
    const frame: Frame = { mmPerPx: 0.065, topMarginMm: 4, offsetMm: 0 };
    const view = frameView(frame, headAxis(upright, null, skull, 10), 45, { widthPx: 350, heightPx: 450 });
    expect(toView(view, upright.crown)[0]).toBeGreaterThan(185);
    expect(toView(view, upright.chin)[0]).toBeLessThan(165);
  });
});

describe("a frame on the source", () => {
  // 0.1 mm a pixel: 45 mm are 450 px, from 20 px above the crown.
  const frame: Frame = { mmPerPx: 0.1, topMarginMm: 2, offsetMm: 0 };
  const axis = headAxis(upright, null, skull);

  it("has its eye line above its lower edge", () => {
    expect(eyeLineMm(frame, axis, 45)).toBeCloseTo(23);
    expect(eyeLineMm({ ...frame, topMarginMm: 5 }, axis, 45)).toBeCloseTo(20);
  });

  it.each([
    ["straight", frame, 0, [500, 405]],
    ["with the face right of the middle", { ...frame, offsetMm: 1 }, 0, [490, 405]],
    ["lower on the head", { ...frame, topMarginMm: -1 }, 0, [500, 435]],
    ["turned by a quarter", frame, Math.PI / 2, [495, 400]],
    ["turned, and aside", { ...frame, offsetMm: 1 }, Math.PI / 2, [495, 390]],
  ] as const)("lies %s", (_how, placed, angle, [x, y]) => {
    expect(frameCentre(placed, { ...axis, angle }, 45)).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
  });

  it("is drawn in as many pixels as are asked for", () => {
    expect(frameView(frame, axis, 45, { widthPx: 413, heightPx: 900 })).toEqual({
      centre: [500, expect.closeTo(405, 6)],
      angle: 0,
      scale: expect.closeTo(2, 9),
      widthPx: 413,
      heightPx: 900,
    });
  });
});
