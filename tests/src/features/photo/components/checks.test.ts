import { describe, expect, it } from "@jest/globals";
import type { Check, Face } from "../../../../../photo/core/types";
import { faultPlaces } from "../../../../../src/features/photo/components/result/checks/fault-drawing/fault-places";
import { orderChecks } from "../../../../../src/features/photo/components/result/checks/order-checks";

const check = (messageKey: string, verdict: Check["verdict"] = "fail") =>
  ({ rule: "integrity", verdict, measured: null, min: null, max: null, unit: null, messageKey }) as Check;

const face: Face = {
  box: { x: 100, y: 80, width: 60, height: 70 },
  chin: [130, 160],
  crown: [130, 60],
  hairTop: [130, 50],
  leftEye: [118, 105],
  rightEye: [142, 105],
  yawDeg: 0,
  pitchDeg: 0,
  rollDeg: 0,
  score: 0.9,
};
const size = { width: 300, height: 200 };

describe("orderChecks", () => {
  it("puts what matters most first, whatever the order of the answer", () => {
    const { failed } = orderChecks([check("headHeight"), check("topSpace"), check("multipleFaces")]);
    expect(failed.map((one) => one.messageKey)).toEqual(["multipleFaces", "topSpace", "headHeight"]);
  });
  it("parts by verdict and loses nothing", () => {
    const checks = [
      check("glasses", "not-checked"),
      check("noFaces", "pass"),
      check("blurred", "warn"),
      check("x"),
    ];
    const { failed, warned, passed, notChecked } = orderChecks(checks);
    expect([failed, warned, passed, notChecked].map((list) => list.length)).toEqual([1, 1, 1, 1]);
  });
});

describe("faultPlaces", () => {
  it("takes the place that the check names", () => {
    const place = { x: 1, y: 2, width: 3, height: 4 };
    expect(faultPlaces({ ...check("handOverFace"), place }, face, size)).toEqual([place]);
  });
  it("takes every face where there are several", () => {
    const places = [face.box, { x: 1, y: 2, width: 3, height: 4 }];
    const several = { ...check("multipleFaces"), place: places[1]!, places };
    expect(faultPlaces(several, face, size)).toEqual(places);
  });
  it("marks the strip that is too narrow", () => {
    expect(faultPlaces(check("topSpace"), face, size)).toEqual([{ x: 100, y: 0, width: 60, height: 50 }]);
    expect(faultPlaces(check("bottomSpace"), face, size)).toEqual([
      { x: 100, y: 160, width: 60, height: 40 },
    ]);
  });
  it("marks the edges without room, of an upright photo", () => {
    const close: Check = { ...check("tooClose"), sides: ["top", "bottom", "left", "right"] };
    expect(faultPlaces(close, face, size)).toEqual([
      { x: 0, y: 0, width: 300, height: 10 },
      { x: 0, y: 190, width: 300, height: 10 },
      { x: 0, y: 0, width: 10, height: 200 },
      { x: 290, y: 0, width: 10, height: 200 },
    ]);
    const lying: Face = { ...face, leftEye: [118, 90], rightEye: [118, 130] };
    expect(faultPlaces(close, lying, size)).toEqual([face.box]);
  });
  it("marks the part of the head that the fault is about", () => {
    expect(faultPlaces(check("headHeight"), face, size)).toEqual([{ x: 100, y: 60, width: 60, height: 100 }]);
    const [eyes] = faultPlaces(check("glassesForbidden"), face, size);
    const [mouth] = faultPlaces(check("mouthOpen"), face, size);
    expect(eyes!.y + eyes!.height).toBeLessThan(mouth!.y);
    expect(eyes).toMatchObject({ y: 105 - eyes!.height / 2 });
    expect(mouth!.y + mouth!.height).toBeLessThan(face.chin[1]);
  });
  it("marks the face for a fault of the face, and nothing for one of the file", () => {
    expect(faultPlaces(check("frontCamera"), face, size)).toEqual([face.box]);
    expect(faultPlaces(check("aspectRatio"), face, size)).toEqual([]);
    expect(faultPlaces(check("frontCamera"), null, size)).toEqual([]);
  });
});
