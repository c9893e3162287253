import { describe, expect, it } from "@jest/globals";
import { checkFaceComplete, checkFaceKept } from "../../../../../photo/core/checks/frame/face-complete";
import { checkShoulders } from "../../../../../photo/core/checks/frame/shoulders";
import type { HeadPoints } from "../../../../../photo/core/face/head";
import { faceOval } from "../../../../../photo/core/face/landmarks";
import type { Matte, Point } from "../../../../../photo/core/types";
import { meshOf } from "../painted-patch";

const sidePx = 200;
const view = { centre: [100, 100] as Point, angle: 0, scale: 1, widthPx: sidePx, heightPx: sidePx };
const head = { crown: [100, 20], chin: [100, 120] } as unknown as HeadPoints;
const matteOf = (isPerson: (x: number, y: number) => boolean, alpha = 255): Matte => ({
  widthPx: sidePx,
  heightPx: sidePx,
  alpha: Uint8Array.from({ length: sidePx ** 2 }, (_, i) =>
    isPerson(i % sidePx, Math.floor(i / sidePx)) ? alpha : 0,
  ),
});

// Looked for 55 px beside the chin of a head of 100 px, 110 px apart.
describe("shoulders", () => {
  const slanted = (degrees: number) => (x: number, y: number) =>
    y >= Math.round(150 + Math.tan((degrees * Math.PI) / 180) * (x - 100));
  it.each([
    [0, "pass"],
    [9, "pass"],
    [12, "warn"],
    [-12, "warn"],
  ])("that slant by %d degrees: %s", (degrees, verdict) => {
    const check = checkShoulders(matteOf(slanted(degrees)), view, head);
    expect(check).toMatchObject({ rule: "shoulders", verdict, messageKey: "shouldersSlanted" });
    expect(Math.abs(Number(check.measured) - degrees)).toBeLessThan(0.5);
  });

  it("are those of the upload, whatever the view is turned by", () => {
    const turned = { ...view, angle: (12 * Math.PI) / 180 };
    // About the view's own middle the head lies elsewhere: a straight line is taken where it is found.
    const check = checkShoulders(
      matteOf((_x, y) => y >= 190),
      turned,
      head,
    );
    expect(Math.abs(Number(check.measured) - 12)).toBeLessThan(0.5);
  });

  it.each<[string, Matte, HeadPoints]>([
    ["by hair on the right", matteOf((x, y) => y >= 150 || (x < 60 && y > 100)), head],
    ["by a scarf", matteOf((_x, y) => y >= 122), head],
    ["by the lower border", matteOf(() => false), head],
    ["by the lower border, one of them", matteOf((x, y) => y >= 150 && x < 100), head],
    [
      "by the left border",
      matteOf((_x, y) => y >= 150),
      { ...head, crown: [50, 20], chin: [50, 120] } as HeadPoints,
    ],
    [
      "by the right border",
      matteOf((_x, y) => y >= 150),
      { ...head, crown: [146, 20], chin: [146, 120] } as HeadPoints,
    ],
    [
      "below the picture",
      matteOf((_x, y) => y >= 150),
      { ...head, crown: [100, 99], chin: [100, 199] } as HeadPoints,
    ],
  ])("that are hidden %s are not judged", (_, matte, hidden) => {
    expect(checkShoulders(matte, view, hidden)).toMatchObject({ rule: "shoulders", verdict: "not-checked" });
  });

  it("begin where there is rather person than background", () => {
    const soft = (alpha: number) =>
      checkShoulders(
        matteOf((_x, y) => y >= 150, alpha),
        view,
        head,
      ).verdict;
    expect([soft(128), soft(127)]).toEqual(["pass", "not-checked"]);
  });
});

describe("a face", () => {
  /** An oval 60 px wide and 80 px high about a point. */
  const oval = ([x, y]: Point) =>
    meshOf(
      Object.fromEntries(
        faceOval.map((index, i) => {
          const angle = (2 * Math.PI * i) / faceOval.length;
          return [index, [x + 30 * Math.sin(angle), y - 40 * Math.cos(angle)] as Point];
        }),
      ),
    );
  const points = (crownRow: number, missingRatio: number | null) => ({
    crown: [100, crownRow] as Point,
    chin: [100, crownRow + 100] as Point,
    missingRatio,
  });
  // Guesses may be off: by 1 % of the head of 100 px, the crown by 12 % as long as there is no matte.
  it.each<[string, Point, ReturnType<typeof points>, string | null]>([
    ["whole", [100, 100], points(40, 0), null],
    ["whole, before the matte", [100, 100], points(40, null), null],
    ["at the left border", [29.5, 100], points(40, 0), null],
    ["cut at the left", [28, 100], points(40, 0), "face"],
    ["cut at the right", [172, 100], points(40, 0), "face"],
    ["cut above", [100, 38], points(40, 0), "face"],
    ["cut below", [100, 162], points(40, 0), "face"],
    ["whole, the skull guessed a little outside", [100, 100], points(-11, null), null],
    ["whole, the skull far outside", [100, 100], points(-13, null), "crown"],
    ["whole, more hair missing than can be mismeasured", [100, 100], points(10, 0.045), "crown"],
    ["whole, the hair at the border", [100, 100], points(-11, 0.009), null],
  ])("%s", (_, middle, seen, measured) => {
    const check = checkFaceComplete(oval(middle), seen, sidePx, sidePx);
    expect(check).toMatchObject({ rule: "face-complete", verdict: measured ? "fail" : "pass", measured });
  });

  it("whose hair is cut by less than that is whole, with a warning", () => {
    const check = checkFaceComplete(oval([100, 100]), points(10, 0.02), sidePx, sidePx);
    expect(check).toMatchObject({ verdict: "warn", messageKey: "hairMargin", measured: "crown" });
  });

  const found = { eyeLineFromBottomMm: 24 } as Parameters<typeof checkFaceKept>[2];
  it.each<[string, Matte, Point, number]>([
    ["that kept all", matteOf(() => true), [100, 100], 0],
    ["that is soft", matteOf(() => true, 200), [100, 100], 0],
    ["that let it shine through", matteOf(() => true, 199), [100, 100], 1],
    ["that lost an ear", matteOf((x) => x > 85), [100, 100], 1],
    ["whose person leaves the picture", matteOf(() => true), [195, 195], 0],
    ["whose person leaves it on the other side", matteOf(() => true), [5, 5], 0],
    ["whose person is elsewhere", matteOf(() => true), [900, 900], 0],
  ])("on a cut-out %s", (_, matte, middle, count) => {
    expect(checkFaceKept(oval(middle), { matte, view }, found)).toHaveLength(count);
  });
});
