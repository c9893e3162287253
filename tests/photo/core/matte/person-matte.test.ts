import { beforeAll, describe, expect, it } from "@jest/globals";
import { matteError } from "../../../../photo/core/matte/matte-error";
import { personCoverage, personMatte, type RunPersonMask } from "../../../../photo/core/matte/person-matte";
import type { Raster } from "../../../../photo/core/types";
import { findPerson } from "../../../../photo/find-person";
import { loadModelRunner } from "../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../photo/node/photo-ports";
import type { PhotoPorts } from "../../../../photo/ports";
import { drawPortrait } from "../../../fixtures/portraits/draw-portrait";
import { gradient, sceneSidePx, strandScene } from "./strand-scene";

/** A model that calls person whatever is dark or skin: enough to see which squares it is shown. */
function watchingModel() {
  const seen: Raster[] = [];
  const run: RunPersonMask = (raster) => {
    seen.push(raster);
    return Float32Array.from({ length: 256 * 256 }, (_, i) => (raster.pixels[i * 3 + 2]! < 150 ? 1 : 0));
  };
  return { seen, run };
}

describe("the looks", () => {
  it("shows the model 256 px squares: the whole picture, the head alone and mirrored, then neck and shoulders", async () => {
    const scene = strandScene({ background: gradient });
    const { seen, run } = watchingModel();
    await personCoverage(scene.image, scene.face, run);
    expect(seen.length).toBe(3);
    for (const { widthPx, heightPx, channels, pixels } of seen) {
      expect([widthPx, heightPx, channels]).toEqual([256, 256, 3]);
      expect(pixels.length).toBe(256 * 256 * 3);
    }
    // The gradient grows brighter to the right; mirrored, to the left.
    const red = (look: number, x: number) => seen[look]!.pixels[(2 * 256 + x) * 3]!;
    expect(red(0, 250)).toBeGreaterThan(red(0, 5));
    expect(red(1, 250)).toBeLessThan(red(1, 5));
    expect(red(2, 250)).toBeGreaterThan(red(2, 5));
    // The third stands lower than the head: the gradient grows darker or brighter downwards too, so its rows differ.
    expect(seen[2]!.pixels).not.toEqual(seen[0]!.pixels);
  });

  it("lays the looks back on their own places", async () => {
    const scene = strandScene({ background: gradient });
    const { run } = watchingModel();
    const map = await personCoverage(scene.image, scene.face, run);
    const scale = map.widthPx / sceneSidePx;
    const at = (x: number, y: number) =>
      map.coverage[Math.floor(y * scale) * map.widthPx + Math.floor(x * scale)]!;
    expect(at(160, 170)).toBeGreaterThan(0.95);
    expect(at(100, 150)).toBeGreaterThan(0.95);
    expect(at(60, 150)).toBeLessThan(0.05);
    expect(at(300, 30)).toBeLessThan(0.05);
  });
});

describe("with the shipped model", () => {
  let ports: PhotoPorts;
  beforeAll(async () => {
    ports = makePhotoPorts(await loadModelRunner());
  });

  it.each([
    ["bald", "corner"],
    ["long", "lightGrey"],
    ["afro", "uneven"],
    ["bun", "corner"],
  ] as const)("cuts out a drawn person, %s, before a wall: %s", async (hair, background) => {
    const portrait = drawPortrait({ hair, background });
    const raster = await portrait.raster();
    const { person } = await findPerson(raster, ports);
    const { leftEye, rightEye, chin } = person!.head;
    const run: RunPersonMask = async ({ pixels }) => {
      const [mask] = await ports.models.run(
        "person-mask",
        Float32Array.from(pixels, (value) => value / 255),
      );
      return mask!;
    };
    const cut = await personMatte(raster, { box: person!.face.box, leftEye, rightEye, chin }, run);
    const error = matteError(cut.alpha, await portrait.matte());
    expect(error.framePercent).toBeLessThan(0.3);
    expect(error.bandPercent).toBeLessThan(5);
  });
});
