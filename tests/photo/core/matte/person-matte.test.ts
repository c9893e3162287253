import { beforeAll, describe, expect, it } from "@jest/globals";
import type { HeadGeometry } from "../../../../photo/core/matte/coverage";
import { matteError } from "../../../../photo/core/matte/matte-error";
import {
  onBothSides,
  personCoverage,
  personMatte,
  type RunPersonMask,
} from "../../../../photo/core/matte/person-matte";
import type { Raster } from "../../../../photo/core/types";
import { loadModelRunner } from "../../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../../photo/node/photo-ports";
import { findPerson } from "../../../../photo/pipeline/detect-person";
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
    await personCoverage(scene, run);
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
  });

  it("lays the looks back on their own places", async () => {
    const scene = strandScene({ background: gradient });
    const { run } = watchingModel();
    const map = await personCoverage(scene, run);
    const scale = map.widthPx / sceneSidePx;
    const at = (x: number, y: number) =>
      map.coverage[Math.floor(y * scale) * map.widthPx + Math.floor(x * scale)]!;
    expect(at(160, 170)).toBeGreaterThan(0.95);
    expect(at(100, 150)).toBeGreaterThan(0.95);
    expect(at(60, 150)).toBeLessThan(0.05);
    expect(at(300, 30)).toBeLessThan(0.05);
  });
});

it("a model that prefers one side says the same of a picture and of its mirror image", async () => {
  const side = 256;
  const flipped = <T extends Uint8Array | Float32Array>(values: T, channels: number): T =>
    values.map((_, i) => {
      const [pixel, channel] = [Math.floor(i / channels), i % channels];
      const mirrored = pixel - (pixel % side) + side - 1 - (pixel % side);
      return values[mirrored * channels + channel]!;
    }) as T;
  const prefersLeft: RunPersonMask = ({ pixels }) =>
    Float32Array.from({ length: side ** 2 }, (_, i) => (pixels[3 * i]! / 255) * (i % side < 128 ? 1 : 0.5));
  const picture = ruledPaper(side, side);
  const run = onBothSides(prefersLeft);
  const ofMirrored = await run({ ...picture, pixels: flipped(picture.pixels as Uint8Array, 3) });
  expect(flipped(ofMirrored as Float32Array, 1)).toEqual(await run(picture));
});

/** Its red says the column, its green the row: from what a look was shown, its place can be read. */
function ruledPaper(widthPx: number, heightPx: number): Raster {
  const pixels = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0, at = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      pixels[at++] = x;
      pixels[at++] = y;
      pixels[at++] = 0;
    }
  return { widthPx, heightPx, channels: 3, pixels };
}

/** 100 px from chin to skull top. */
function headAbove([x, y]: [number, number]): HeadGeometry {
  const pupilsPx = 30;
  const eyesToChinPx = 100 / 1.245 - pupilsPx;
  const eyes = y - eyesToChinPx;
  return {
    box: { x: x - 35, y: eyes - 20, width: 70, height: y - eyes + 20 },
    leftEye: [x + pupilsPx / 2, eyes],
    rightEye: [x - pupilsPx / 2, eyes],
    chin: [x, y],
  };
}

/** The middle and the sides of the square of ruled paper that a look was shown, in pixels: from means, which no rounding of a pixel moves. */
function placeOf({ pixels }: Raster) {
  const halves = { left: 0, right: 0, top: 0, bottom: 0 };
  for (let y = 0; y < 256; y++)
    for (let x = 0; x < 256; x++) {
      const at = 3 * (y * 256 + x);
      halves[x < 128 ? "left" : "right"] += pixels[at]! / (128 * 256);
      halves[y < 128 ? "top" : "bottom"] += pixels[at + 1]! / (128 * 256);
    }
  const { left, right, top, bottom } = halves;
  // A pixel's own middle lies half a pixel from its number.
  return {
    x: (left + right) / 2 + 0.5,
    y: (top + bottom) / 2 + 0.5,
    width: 2 * (right - left),
    height: 2 * (bottom - top),
  };
}

describe("the first look", () => {
  const scene = strandScene({ background: gradient });
  const blank: Raster = { widthPx: 256, heightPx: 256, channels: 3, pixels: new Uint8Array(256 * 256 * 3) };
  const everywhere = (asked: Raster[]) => (raster: Raster) => {
    asked.push(raster);
    return new Float32Array(256 * 256).fill(1);
  };
  const around = (sidePx: number) => {
    const start = (sceneSidePx - sidePx) / 2;
    return { raster: blank, place: { x: start, y: start, width: sidePx, height: sidePx } };
  };

  it("is at the surroundings alone where they hold the whole picture", async () => {
    const asked: Raster[] = [];
    await personCoverage({ ...scene, surroundings: around(1.1 * sceneSidePx) }, everywhere(asked));
    expect(asked.length).toBe(3);
    expect(asked[0]).toBe(blank);
  });

  it("is at the whole picture, too, where they end inside it: what lies beyond them is not lost", async () => {
    const asked: Raster[] = [];
    const map = await personCoverage(
      { ...scene, surroundings: around(0.5 * sceneSidePx) },
      everywhere(asked),
    );
    expect(asked.length).toBe(4);
    expect(map.coverage.every((seen) => seen === 1)).toBe(true);
  });

  it("is believed at the surroundings where both look", async () => {
    const asked: Raster[] = [];
    const onlyWhole: RunPersonMask = (raster) => {
      asked.push(raster);
      return new Float32Array(256 * 256).fill(asked.length === 2 ? 1 : 0);
    };
    const map = await personCoverage({ ...scene, surroundings: around(0.5 * sceneSidePx) }, onlyWhole);
    const row = Math.floor(map.heightPx / 2) * map.widthPx;
    expect(map.coverage[row + Math.floor(map.widthPx / 2)]).toBe(0);
  });
});

describe("the third look", () => {
  it.each<[string, { size: [number, number]; chin: [number, number]; x: number; y: number; sidePx: number }]>(
    [
      [
        "1.2 heads wide, a fifth of one below the chin",
        { size: [250, 250], chin: [130, 120], x: 130, y: 140, sidePx: 120 },
      ],
      [
        "pushed back inside at the bottom left",
        { size: [250, 250], chin: [40, 200], x: 60, y: 190, sidePx: 120 },
      ],
      [
        "pushed back inside at the right",
        { size: [250, 250], chin: [230, 120], x: 190, y: 140, sidePx: 120 },
      ],
      ["no wider than a narrow picture", { size: [110, 250], chin: [50, 150], x: 55, y: 170, sidePx: 110 }],
      ["no higher than a low one", { size: [250, 110], chin: [130, 90], x: 130, y: 55, sidePx: 110 }],
    ],
  )("is a square of the picture: %s", async (_, { size, chin, x, y, sidePx }) => {
    const { seen, run } = watchingModel();
    await personCoverage({ image: ruledPaper(...size), face: headAbove(chin) }, run);
    const place = placeOf(seen[2]!);
    expect(place.x).toBeCloseTo(x, 0);
    expect(place.y).toBeCloseTo(y, 0);
    expect(place.width).toBeCloseTo(sidePx, 0);
    expect(place.height).toBeCloseTo(sidePx, 0);
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
    const cut = await personMatte(
      { image: raster, face: { box: person!.face.box, leftEye, rightEye, chin } },
      run,
    );
    const error = matteError(cut.matte, await portrait.matte());
    expect(error.framePercent).toBeLessThan(0.3);
    expect(error.bandPercent).toBeLessThan(5);
  });
});
