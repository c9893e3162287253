import { describe, expect, it } from "@jest/globals";
import {
  aboveEyes,
  type HeadPoints,
  hairTop,
  headPoints,
  withVisibleCrown,
} from "../../../../photo/core/face/head";
import { distance, type FaceMesh } from "../../../../photo/core/face/mesh";
import type { Matte, Point } from "../../../../photo/core/types";

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A face about its eyes at (200, 300), 60 px apart, the mesh's chin 100 px below them; it leans by `rollDeg`. */
function meshOf({ rollDeg = 0, yawDeg = 0, openPx = 0 } = {}): FaceMesh {
  const points = new Float32Array(3 * 468);
  const [cos, sin] = [Math.cos(radians(rollDeg)), Math.sin(radians(rollDeg))];
  const lay = (indices: number[], x: number, y: number) => {
    for (const index of indices) points.set([200 + x * cos - y * sin, 300 + x * sin + y * cos, 0], 3 * index);
  };
  lay([158, 159, 160], -30, -4);
  lay([144, 145, 153], -30, 4);
  lay([385, 386, 387], 30, -4);
  lay([373, 374, 380], 30, 4);
  lay([152], 0, 100);
  lay([234], -55, 20);
  lay([454], 65, 20);
  lay([13], 0, 60);
  lay([14], 0, 60 + openPx);
  return { points, flag: 1, pose: { yawDeg, pitchDeg: 0, rollDeg } };
}

const near = (point: Point, [x, y]: readonly number[]) =>
  expect(distance(point, [x!, y!])).toBeLessThan(0.01);

describe("the points of a head", () => {
  // The chin lies 3 % under the mesh's; the crown by PPP's proportion (comments in head.ts): 103 px and 60 px.
  const aboveEyesPx = 1.257 * (60 + 103) - 103;

  it("are pupils amid the lids, the chin under the mesh's, the crown by proportion", () => {
    const head = headPoints(meshOf());
    near(head.rightEye, [170, 300]);
    near(head.leftEye, [230, 300]);
    near(head.eyeMiddle, [200, 300]);
    near(head.cheekMiddle, [205, 320]);
    near(head.chin, [200, 403]);
    near(head.crown, [200, 300 - aboveEyesPx]);
    expect([head.interpupillaryPx, head.rollDeg].map(Math.round)).toEqual([60, 0]);
  });

  it.each([25, -40])("lean with a head that leans by %d degrees", (rollDeg) => {
    const head = headPoints(meshOf({ rollDeg }));
    expect(head.rollDeg).toBeCloseTo(rollDeg, 3);
    near(head.chin, [200 - 103 * Math.sin(radians(rollDeg)), 300 + 103 * Math.cos(radians(rollDeg))]);
    near(head.crown, aboveEyes(head, aboveEyesPx));
  });

  it("leave the crown where it is when the mouth opens and the chin falls", () => {
    const shut = headPoints(meshOf());
    const open = meshOf({ openPx: 20.6 });
    // 20 px lower on the mesh are 20.6 with what lies under it.
    open.points[3 * 152 + 1] = 420;
    near(headPoints(open).crown, shut.crown);
  });

  it.each([
    [30, 60 / Math.cos(radians(30))],
    [-30, 60 / Math.cos(radians(30))],
    [70, 60 / Math.cos(radians(40))],
  ])("have the eyes of a head turned by %d degrees as far apart as they are", (yawDeg, px) => {
    expect(headPoints(meshOf({ yawDeg })).interpupillaryPx).toBeCloseTo(px, 3);
  });
});

const head: HeadPoints = {
  chin: [50, 110],
  crown: [50, 10],
  leftEye: [65, 60],
  rightEye: [35, 60],
  eyeMiddle: [50, 60],
  cheekMiddle: [50, 65],
  interpupillaryPx: 30,
  rollDeg: 0,
};

describe("the crown", () => {
  it.each<[string, Point | null, Point]>([
    ["of a bald head is lowered to what is seen", [50, 20], [50, 20]],
    ["is not lowered to a hole in the matte", [50, 23], [50, 10]],
    ["stays under hair", [50, 2], [50, 10]],
    ["stays where nothing is seen", null, [50, 10]],
  ])("%s", (_, seen, crown) => {
    expect(withVisibleCrown(head, seen)).toEqual({ ...head, crown });
  });
});

describe("the top of the hair", () => {
  const sidePx = 120;
  const view = { centre: [60, 60] as Point, angle: 0, scale: 1, widthPx: sidePx, heightPx: sidePx };
  const matteOf = (isPerson: (x: number, y: number) => boolean, alpha = 255): Matte => ({
    widthPx: sidePx,
    heightPx: sidePx,
    alpha: Uint8Array.from({ length: sidePx ** 2 }, (_, i) =>
      isPerson(i % sidePx, Math.floor(i / sidePx)) ? alpha : 0,
    ),
  });
  const low = { ...head, chin: [50, 118] as Point, crown: [50, 58] as Point, eyeMiddle: [50, 90] as Point };

  it.each<[string, (x: number, y: number) => boolean, number | null]>([
    ["is the last row of the person", (_x, y) => y >= 30, 30],
    ["needs no more than 3 % of the band of 70 px", (x, y) => y >= 30 || (y >= 20 && x >= 50 && x < 53), 20],
    ["is not that of flyaways", (x, y) => y >= 30 || (y >= 20 && x >= 50 && x < 52), 30],
    ["lies beyond a parting", (_x, y) => y >= 30 || (y >= 20 && y < 29), 20],
    ["does not lie beyond a gap", (_x, y) => y >= 30 || (y >= 20 && y < 28), 30],
    ["is that of a neighbour outside the band never", (x, y) => y >= 30 || x < 15 || x >= 85, 30],
    ["is not there where no person is", () => false, null],
    ["is at the border for who fills the picture", () => true, 0],
  ])("%s", (_, isPerson, row) => {
    expect(hairTop(matteOf(isPerson), view, head)).toEqual(row === null ? null : [50, row]);
  });

  it("counts what is rather person than background", () => {
    expect(
      hairTop(
        matteOf((_x, y) => y >= 30, 128),
        view,
        head,
      ),
    ).toEqual([50, 30]);
    expect(
      hairTop(
        matteOf((_x, y) => y >= 30, 127),
        view,
        head,
      ),
    ).toBeNull();
  });

  it.each([
    ["is a wall's more than 45 % of the head above the skull", 30, null],
    ["is a high bun's below that", 32, [50, 32]],
  ])("%s", (_, row, top) => {
    expect(
      hairTop(
        matteOf((_x, y) => y >= row),
        view,
        low,
      ),
    ).toEqual(top);
  });

  it("is told in pixels of the source on a view of another size", () => {
    const half = { ...view, centre: [110, 70] as Point, scale: 0.5 };
    const onSource = { ...head, eyeMiddle: [90, 70], crown: [90, -30], chin: [90, 170] } as HeadPoints;
    // The eyes lie in row 60 of the view: 30 rows of it are 60 of the source.
    expect(
      hairTop(
        matteOf((_x, y) => y >= 30),
        half,
        onSource,
      ),
    ).toEqual([90, 10]);
  });
});
