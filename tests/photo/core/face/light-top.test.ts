import { describe, expect, it } from "@jest/globals";
import type { HeadPoints } from "../../../../photo/core/face/head";
import { lightTop } from "../../../../photo/core/face/light-top";
import type { View } from "../../../../photo/core/raster/warp";
import type { Matte, Raster } from "../../../../photo/core/types";

const [widthPx, heightPx, unit] = [400, 500, 100];
const eye = [200, 300] as const;
const view: View = { centre: [200, 250], angle: 0, scale: 1, widthPx, heightPx };
const head = { eyeMiddle: eye, interpupillaryPx: unit } as unknown as HeadPoints;

/** A head 2 distances of the eyes high above them; its grey by how far above the eyes a row is. */
function drawn(greyAt: (up: number) => number, topUp = 2): { image: Raster; matte: Matte } {
  const pixels = new Uint8Array(3 * widthPx * heightPx).fill(250);
  const alpha = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const up = (eye[1] - y) / unit;
    if (up > topUp) continue;
    for (let x = 110; x < 290; x++) {
      alpha[y * widthPx + x] = 255;
      pixels.fill(greyAt(up), 3 * (y * widthPx + x), 3 * (y * widthPx + x) + 3);
    }
  }
  return { image: { widthPx, heightPx, channels: 3, pixels }, matte: { widthPx, heightPx, alpha } };
}

const skin = 180;

describe("the top of a head against what is below it", () => {
  it("rises where a light hat lies over dark hair", () => {
    const { image, matte } = drawn((up) => (up > 1.5 ? 220 : up > 1 ? 25 : skin));
    expect(lightTop(image, matte, view, head)?.rise).toBeGreaterThan(70);
  });
  it.each([
    ["dark hair before a white wall", (up: number) => (up > 1 ? 25 : skin)],
    ["a dark hat over dark hair", (up: number) => (up > 1.5 ? 12 : up > 1 ? 25 : skin)],
    ["fair hair", (up: number) => (up > 1 ? 200 : skin)],
    ["a bald head", () => skin],
  ])("does not with %s", (_name, greyAt) => {
    const { image, matte } = drawn(greyAt);
    expect(Math.abs(lightTop(image, matte, view, head)!.rise)).toBeLessThan(15);
  });
  it("is uneven where strands shine", () => {
    const { image, matte } = drawn((up) =>
      up > 1.5 ? (Math.floor(up * 25) % 2 ? 240 : 120) : up > 1 ? 20 : skin,
    );
    expect(lightTop(image, matte, view, head)!.uneven).toBeGreaterThan(15);
  });
  it("is not judged where the picture ends at the forehead", () => {
    const { image, matte } = drawn(() => skin, 1);
    expect(lightTop(image, matte, view, head)).toBeNull();
  });
});
