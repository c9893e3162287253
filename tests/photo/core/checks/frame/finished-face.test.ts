import { describe, expect, it } from "@jest/globals";
import { checkFinishedFace } from "../../../../../photo/core/checks/frame/finished-face";
import type { Point } from "../../../../../photo/core/types";
import { meshOf } from "../painted-patch";

describe("a finished face", () => {
  const view = { centre: [100, 100] as Point, angle: 0, scale: 0.5, widthPx: 100, heightPx: 100 };
  const compared = [1, 10, 33, 61, 133, 152, 168, 234, 263, 291, 362, 454];
  /** The eyes' corners 100 px apart on the source, 50 on the photo. */
  const places = Object.fromEntries(
    compared.map((index, i): [number, Point] => [index, [50 + 9 * i, 60 + ((i * 7) % 90)]]),
  );
  Object.assign(places, { 33: [50, 80], 263: [150, 80] });
  const source = meshOf(places);
  const onPhoto = (dx: number, flag = 1) =>
    meshOf(
      Object.fromEntries(
        Object.entries(places).map(([index, [x, y]]) => [index, [x / 2 + dx, y / 2] as Point]),
      ),
      flag,
    );
  it.each([
    ["is where it went", onPhoto(0), "pass"],
    // 12 % of 50 px are 6.
    ["is a little off", onPhoto(5.5), "pass"],
    ["is elsewhere", onPhoto(6.5), "fail"],
    ["is hardly one", onPhoto(0, 0.49), "fail"],
    ["is rather one", onPhoto(0, 0.5), "pass"],
    ["is not found", null, "fail"],
  ] as const)("%s", (_, found, verdict) => {
    expect(checkFinishedFace(source, view, found)).toMatchObject({
      rule: "finished-face",
      verdict,
      messageKey: "incompleteFace",
    });
  });

  it("is off by shares of the distance of its eyes", () => {
    expect(checkFinishedFace(source, view, onPhoto(5)).measured).toBeCloseTo(0.1, 3);
  });
});
