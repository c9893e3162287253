import { describe, expect, it } from "@jest/globals";
import { facePatch } from "../../../../photo/core/face/face-patch";
import { faceContrast, featureContrast } from "../../../../photo/core/face/features";
import { lumaAt } from "../../../../photo/core/raster/colour";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import { head, meshOf, pictureOf, places } from "./face-picture";

describe("contrast", () => {
  const bars = (aside: number): number[] => (Math.round(aside * 12) % 2 ? [200, 200, 200] : [100, 100, 100]);
  const seen = (colourAt: (aside: number, above: number) => number[]) => {
    const mesh = meshOf(places);
    const patch = facePatch(makePyramid(pictureOf(colourAt)), mesh, head);
    const features = (["rightEye", "leftEye", "mouth"] as const).map((name) =>
      featureContrast(patch, mesh, name),
    );
    return { face: faceContrast(patch), features };
  };

  it("of a plain face is none", () => {
    const { face, features } = seen(() => [150, 120, 100]);
    expect(face).toBeLessThan(0.5);
    expect(Math.max(...features)).toBeLessThan(0.01);
  });

  it("of half a face in light and half in shade is half their difference", () => {
    // Grey levels 100 and 200: 50 from their mean each.
    expect(seen((aside) => (aside < 0 ? [100, 100, 100] : [200, 200, 200])).face).toBeCloseTo(50, 0);
  });

  it.each([
    ["right eye", 0, (aside: number, above: number) => aside < -0.2 && Math.abs(above) < 0.2],
    ["left eye", 1, (aside: number, above: number) => aside > 0.2 && Math.abs(above) < 0.2],
    ["mouth", 2, (_aside: number, above: number) => Math.abs(above + 1.2) < 0.25],
  ])("of one feature is its own: the %s", (_, own, isThere) => {
    const { features } = seen((aside, above) => (isThere(aside, above) ? bars(aside) : [150, 150, 150]));
    features.forEach((contrast, i) => {
      // Up to 50 over a mean of 150, less what the sampling softens.
      if (i === own) expect([contrast > 0.2, contrast < 0.36]).toEqual([true, true]);
      else expect(contrast).toBeLessThan(0.01);
    });
  });

  it("counts green most, as the eye does (ITU-R BT.601)", () => {
    expect(lumaAt(Float32Array.of(0, 0, 0, 100, 10, 50), 1)).toBeCloseTo(29.9 + 5.87 + 5.7);
  });

  it("of nothing is none", () => {
    const patch = facePatch(makePyramid(pictureOf(bars)), meshOf({}), head);
    expect(faceContrast(patch)).toBe(0);
    expect(featureContrast(patch, meshOf({}), "mouth")).toBe(0);
  });
});
