import { describe, expect, it } from "@jest/globals";
import { farAnchors, nearAnchors } from "../../../../photo/core/face/anchors";
import { detectFaces, detectMainFace, suppressOverlaps } from "../../../../photo/core/face/detect-faces";
import { distance } from "../../../../photo/core/face/mesh";
import { makePyramid } from "../../../../photo/core/raster/pyramid";
import type { ModelName } from "../../../../photo/core/runtime";
import type { Point } from "../../../../photo/core/types";
import { coordinatePicture, shareOf, squareShown } from "./coordinate-picture";

interface Person {
  centre: Point;
  /** The box is as high as wide; the eyes, the nose and the mouth lie in it. */
  edgePx: number;
  score?: number;
}

const logit = (score: number): number => Math.log(score / (1 - score));
const picture = coordinatePicture();
const pyramid = makePyramid(picture);

/** Where the parts of a face lie, in shares of its box from the middle. */
const parts = { rightEye: [-0.2, -0.2], leftEye: [0.2, -0.2], nose: [0, 0.05], mouth: [0, 0.25] } as const;
const partOf = ({ centre, edgePx }: Person, part: keyof typeof parts): Point => [
  centre[0] + parts[part][0] * edgePx,
  centre[1] + parts[part][1] * edgePx,
];

/** Detectors that see people whose faces fill a share of the square they are shown. */
function detectors(people: Person[], smallest: Partial<Record<ModelName, number>> = {}) {
  const looks: ModelName[] = [];
  const run = async (model: ModelName, input: Float32Array) => {
    looks.push(model);
    const [edge, anchors] = model === "face-near" ? [128, nearAnchors] : [192, farAnchors];
    expect(input).toHaveLength(3 * edge ** 2);
    // Models are fed -1 to 1.
    const square = squareShown(input.map((sample) => (sample + 1) / 2));
    const regressors = new Float32Array(16 * anchors.length);
    const scores = new Float32Array(anchors.length).fill(-100);
    for (const person of people) {
      const share = person.edgePx / square.edgePx;
      const middle = shareOf(square, person.centre);
      if (share < (smallest[model] ?? 0) || Math.min(...middle) < 0 || Math.max(...middle) > 1) continue;
      const far = anchors.map((anchor) => distance(anchor, middle));
      const n = far.indexOf(Math.min(...far));
      const [x, y] = anchors[n]!;
      scores[n] = logit(person.score ?? 0.9);
      const places: Point[] = [
        person.centre,
        ...(["rightEye", "leftEye", "nose", "mouth"] as const).map((part) => partOf(person, part)),
      ];
      places.forEach((place, i) => {
        const [u, v] = shareOf(square, place);
        regressors.set([edge * (u - x), edge * (v - y)], 16 * n + (i === 0 ? 0 : 2 + 2 * i));
      });
      regressors.set([edge * share, edge * share], 16 * n + 2);
    }
    return [regressors, scores];
  };
  return { looks, models: { run } };
}

const nearTo = (a: Point, b: Point) => expect(distance(a, b)).toBeLessThan(1.5);

describe("a face", () => {
  it("is found where it is, each part by its own name", async () => {
    const person: Person = { centre: [110, 140], edgePx: 90, score: 0.8 };
    const [face, ...others] = await detectFaces(picture, detectors([person]).models);
    expect(others).toEqual([]);
    nearTo([face!.box.x, face!.box.y], [65, 95]);
    nearTo([face!.box.width, face!.box.height], [90, 90]);
    for (const part of ["rightEye", "leftEye", "nose", "mouth"] as const) {
      nearTo(face![part], partOf(person, part));
    }
    expect(face!.score).toBeCloseTo(0.8);
  });

  it.each([
    ["surer than not", 0.51, 1],
    ["less sure", 0.49, 0],
  ])("of which the detector is %s", async (_, score, count) => {
    const { models } = detectors([{ centre: [110, 140], edgePx: 90, score }]);
    expect(await detectFaces(picture, models)).toHaveLength(count);
  });

  it("is the first where it is the largest", async () => {
    const people: Person[] = [
      { centre: [60, 60], edgePx: 70, score: 0.95 },
      { centre: [180, 180], edgePx: 100, score: 0.7 },
    ];
    const faces = await detectFaces(picture, detectors(people).models);
    expect(faces.map(({ box }) => Math.round(box.height / 10))).toEqual([10, 7]);
  });

  it("that is small is looked for again at twice the size, all over the picture", async () => {
    const small: Person[] = [
      { centre: [40, 40], edgePx: 30 },
      { centre: [220, 40], edgePx: 28 },
      { centre: [128, 128], edgePx: 26 },
      { centre: [40, 220], edgePx: 24 },
      { centre: [220, 220], edgePx: 22 },
    ];
    const { looks, models } = detectors(small, { "face-near": 0.3, "face-far": 0.15 });
    const faces = await detectFaces(picture, models);
    expect(faces).toHaveLength(5);
    faces.forEach(({ box }, i) => {
      nearTo([box.x + box.width / 2, box.y + box.height / 2], small[i]!.centre);
    });
    expect(looks.slice(0, 2)).toEqual(["face-near", "face-far"]);
  });

  it.each([
    ["a quarter of the picture", 65, 2],
    ["less", 60, 11],
  ])("as high as %s is looked for so many times", async (_, edgePx, count) => {
    const { looks, models } = detectors([{ centre: [128, 128], edgePx }]);
    await detectFaces(picture, models);
    expect(looks).toHaveLength(count);
  });

  it("that the quick detector sees on a finished photo needs no other", async () => {
    const seen = detectors([{ centre: [128, 128], edgePx: 110 }]);
    expect(await detectMainFace(picture, seen.models, pyramid)).toBeDefined();
    expect(seen.looks).toEqual(["face-near"]);
    const missed = detectors([{ centre: [128, 128], edgePx: 60 }], { "face-near": 0.3 });
    expect((await detectMainFace(picture, missed.models, pyramid))?.box.width).toBeCloseTo(60, 0);
    expect(await detectMainFace(picture, detectors([]).models, pyramid)).toBeUndefined();
  });
});

describe("of faces that lie over each other", () => {
  const at = (x: number, y: number, edgePx: number, score: number) => ({
    box: { x, y, width: edgePx, height: edgePx },
    rightEye: [0, 0] as Point,
    leftEye: [0, 0] as Point,
    nose: [0, 0] as Point,
    mouth: [0, 0] as Point,
    score,
  });

  it.each([
    ["the surer one is kept", at(0, 0, 100, 0.6), at(10, 10, 100, 0.9), [0.9]],
    ["one inside the other is the same face", at(0, 0, 100, 0.9), at(30, 30, 30, 0.8), [0.9]],
    ["a third of them may be common", at(0, 0, 100, 0.9), at(66, 0, 100, 0.8), [0.9, 0.8]],
    ["more may not", at(0, 0, 100, 0.9), at(0, 64, 100, 0.8), [0.9]],
    ["two beside each other are two", at(0, 0, 100, 0.8), at(120, 0, 100, 0.9), [0.9, 0.8]],
    ["two above each other are two", at(0, 0, 100, 0.9), at(0, 120, 100, 0.8), [0.9, 0.8]],
    ["two at a corner are two", at(0, 0, 100, 0.9), at(120, 120, 100, 0.8), [0.9, 0.8]],
  ])("%s", (_, one, other, scores) => {
    expect(suppressOverlaps([one, other]).map(({ score }) => score)).toEqual(scores);
  });
});
