import { describe, expect, it } from "@jest/globals";
import { findHands } from "../../../../photo/core/face/find-hands";
import { distance } from "../../../../photo/core/face/mesh";
import { makePyramid, type Square } from "../../../../photo/core/raster/pyramid";
import type { Point } from "../../../../photo/core/types";
import { coordinatePicture, shareOf, squareShown } from "./coordinate-picture";

interface Palm {
  centre: Point;
  edgePx: number;
  /** Which way the fingers point: radians from straight up, clockwise. */
  angle?: number;
  score?: number;
}

const palmEdgePx = 192;
const handEdgePx = 224;
const pyramid = makePyramid(coordinatePicture());
const whole: Square = { centre: [128, 128], edgePx: 240, angle: 0 };

/** The palm detector's anchors, as MediaPipe lays them: two in each of 24 x 24 cells, six in each of 12 x 12. */
const anchors: Point[] = [
  { cells: 24, perCell: 2 },
  { cells: 12, perCell: 6 },
].flatMap(({ cells, perCell }) =>
  Array.from({ length: cells ** 2 }, (_, cell): Point[] =>
    new Array(perCell).fill([((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells]),
  ).flat(),
);

const along = ({ centre, angle = 0 }: Palm, px: number): Point => [
  centre[0] + px * Math.sin(angle),
  centre[1] - px * Math.cos(angle),
];

/** The tip of the index finger, which the hand model lays where it is. */
const tipOf = (palm: Palm): Point => along(palm, palm.edgePx);

function modelsOf(palms: Palm[]) {
  const shown: Square[] = [];
  const run = async (model: string, input: Float32Array) => {
    const square = squareShown(input);
    if (model === "hand") {
      expect(input).toHaveLength(3 * handEdgePx ** 2);
      shown.push(square);
      const nearest = [...palms].sort(
        (a, b) => distance(a.centre, square.centre) - distance(b.centre, square.centre),
      )[0]!;
      const [u, v] = shareOf(square, tipOf(nearest));
      const points = new Float32Array(63);
      points.set([handEdgePx * u, handEdgePx * v, 0], 3 * 8);
      return [points, new Float32Array(63), Float32Array.of(0.77), Float32Array.of(0)];
    }
    expect([model, input.length]).toEqual(["palm", 3 * palmEdgePx ** 2]);
    const boxes = new Float32Array(18 * anchors.length);
    const scores = new Float32Array(anchors.length).fill(-100);
    palms.forEach((palm, i) => {
      // Not always the first of a cell, nor the same layer.
      const layer = i % 2 === 0 ? anchors.slice(0, 1152) : anchors.slice(1152);
      const far = layer.map((anchor) => distance(anchor, shareOf(whole, palm.centre)));
      const n = far.indexOf(Math.min(...far)) + (i % 2 === 0 ? 1 : 1152);
      const [x, y] = anchors[n]!;
      const set = (at: number, place: Point) => {
        const [u, v] = shareOf(whole, place);
        boxes.set([palmEdgePx * (u - x), palmEdgePx * (v - y)], 18 * n + at);
      };
      set(0, palm.centre);
      boxes.set(
        [0.5, 1].map((part) => (part * palmEdgePx * palm.edgePx) / whole.edgePx),
        18 * n + 2,
      );
      set(4, along(palm, -palm.edgePx / 2));
      set(8, along(palm, palm.edgePx / 2));
      const score = palm.score ?? 0.9;
      scores[n] = Math.log(score / (1 - score));
    });
    return [boxes, scores];
  };
  return { shown, models: { run } };
}

describe("hands", () => {
  it.each([0, 0.7, -1.2, 2.5])(
    "that point %d radians from upright are found where they are",
    async (angle) => {
      const palm: Palm = { centre: [130, 120], edgePx: 30, angle, score: 0.8 };
      const { shown, models } = modelsOf([palm]);
      const hands = await findHands(pyramid, whole, models);
      expect(hands).toHaveLength(1);
      expect(hands[0]!.points).toHaveLength(21);
      expect(distance(hands[0]!.points[8]!, tipOf(palm))).toBeLessThan(1.5);
      expect(hands[0]!.palmScore).toBeCloseTo(0.8);
      expect(hands[0]!.handScore).toBeCloseTo(0.77);
      // What MediaPipe's hand model was trained on: 2.6 times the palm, half a palm further to the fingers, upright.
      const [square] = shown as [Square];
      expect(square.edgePx / (2.6 * palm.edgePx)).toBeCloseTo(1, 1);
      expect(distance(square.centre, along(palm, palm.edgePx / 2))).toBeLessThan(1.5);
      expect(Math.cos(square.angle - angle)).toBeGreaterThan(0.999);
    },
  );

  it.each<[string, Palm[], number[]]>([
    [
      "two, the surer first",
      [
        { centre: [70, 90], edgePx: 30, score: 0.7 },
        { centre: [180, 150], edgePx: 30 },
      ],
      [0.9, 0.7],
    ],
    [
      "one that is seen twice",
      [
        { centre: [130, 120], edgePx: 40, score: 0.6 },
        { centre: [140, 130], edgePx: 40 },
      ],
      [0.9],
    ],
    [
      "three, of which a person has two",
      [
        { centre: [70, 90], edgePx: 30, score: 0.7 },
        { centre: [180, 90], edgePx: 30, score: 0.8 },
        { centre: [120, 190], edgePx: 30, score: 0.6 },
      ],
      [0.8, 0.7],
    ],
    ["one that is rather none", [{ centre: [130, 120], edgePx: 30, score: 0.49 }], []],
    ["none", [], []],
  ])("%s", async (_, palms, scores) => {
    const hands = await findHands(pyramid, whole, modelsOf(palms).models);
    expect(hands.map(({ palmScore }) => Math.round(100 * palmScore) / 100)).toEqual(scores);
  });

  it("are scored by the mean of what the model says of them and of their mirror image", async () => {
    const palm: Palm = { centre: [130, 120], edgePx: 30 };
    const { run } = modelsOf([palm]).models;
    const scores = [0.9, 0.3];
    const inputs: Float32Array[] = [];
    const models = {
      run: async (model: string, input: Float32Array) => {
        const outputs = await run(model, input);
        if (model !== "hand") return outputs;
        inputs.push(input);
        return [outputs[0]!, outputs[1]!, Float32Array.of(scores.shift()!)];
      },
    };
    const [hand] = await findHands(pyramid, whole, models);
    expect(hand!.handScore).toBeCloseTo(0.6);
    const [straight, other] = inputs as [Float32Array, Float32Array];
    expect([...other.subarray(0, 3)]).toEqual([...straight.subarray(3 * (handEdgePx - 1), 3 * handEdgePx)]);
  });

  it("are looked for in a square that leans, and outside the picture there is black", async () => {
    const looks: Float32Array[] = [];
    const run = async (_model: string, input: Float32Array) => {
      looks.push(input);
      return [new Float32Array(18 * 2016), new Float32Array(2016).fill(-200)];
    };
    expect(await findHands(pyramid, { centre: [0, 0], edgePx: 200, angle: 0.2 }, { run })).toEqual([]);
    expect(looks).toHaveLength(1);
    expect([...looks[0]!.subarray(0, 3)]).toEqual([0, 0, 0]);
  });
});
