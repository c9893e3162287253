import { mirrored } from "../raster/mirror";
import { type Pyramid, type Square, sampleSquare } from "../raster/pyramid";
import type { ModelRunner } from "../runtime";
import type { Point } from "../types";

/** A hand: 21 points (MediaPipe's order: 0 wrist, 4 thumb tip, 8 tip of the index finger, ...) in pixels of the picture. */
export interface FoundHand {
  points: Point[];
  /** The palm detector's score, and the hand model's own, the mean of the picture's and its mirror image's, 0 to 1. */
  palmScore: number;
  handScore: number;
}

const palmEdgePx = 192;
const handEdgePx = 224;

/** MediaPipe's default for palms; below it, its boxes are not hands. */
const palmScoreMin = 0.5;

/** No more hands than a person has. */
const handsMax = 2;

/** As the hand model was trained: the palm's box enlarged by 2.6 and moved by half of it towards the fingers. */
const handPerPalm = 2.6;
const towardsFingers = 0.5;

/** Anchors of the palm detector: 24 x 24 x 2, then 12 x 12 x 6, centres in 0..1. */
const anchors: readonly Point[] = [
  { cells: 24, perCell: 2 },
  { cells: 12, perCell: 6 },
].flatMap(({ cells, perCell }) =>
  Array.from({ length: cells * cells * perCell }, (_, n): Point => {
    const cell = Math.floor(n / perCell);
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
  }),
);

interface Palm {
  centre: Point;
  edgePx: number;
  wrist: Point;
  middleFinger: Point;
  score: number;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, x))));

function outOfSquare({ centre, edgePx, angle }: Square, x: number, y: number): Point {
  const u = (x - 0.5) * edgePx;
  const v = (y - 0.5) * edgePx;
  return [
    centre[0] + u * Math.cos(angle) - v * Math.sin(angle),
    centre[1] + u * Math.sin(angle) + v * Math.cos(angle),
  ];
}

async function findPalms(pyramid: Pyramid, square: Square, models: ModelRunner): Promise<Palm[]> {
  const input = sampleSquare(pyramid, square, palmEdgePx, { scale: 1 / 255, offset: 0, outside: "black" });
  const [boxes, scores] = await models.run("palm", input);
  const palms: Palm[] = [];
  for (const [n, anchor] of anchors.entries()) {
    const score = sigmoid(scores![n]!);
    if (score < palmScoreMin) continue;
    const at = (i: number): Point =>
      outOfSquare(
        square,
        anchor[0] + boxes![18 * n + i]! / palmEdgePx,
        anchor[1] + boxes![18 * n + i + 1]! / palmEdgePx,
      );
    const edgePx = (Math.max(boxes![18 * n + 2]!, boxes![18 * n + 3]!) / palmEdgePx) * square.edgePx;
    palms.push({ centre: at(0), edgePx, wrist: at(4), middleFinger: at(8), score });
  }
  const kept: Palm[] = [];
  for (const palm of palms.sort((a, b) => b.score - a.score)) {
    const isSame = kept.some(
      ({ centre, edgePx }) => Math.hypot(centre[0] - palm.centre[0], centre[1] - palm.centre[1]) < edgePx / 2,
    );
    if (!isSame) kept.push(palm);
  }
  return kept.slice(0, handsMax);
}

/**
 * Hands in a square of the picture, best first. Uses the palm detector and the hand model of @mediapipe/hands
 * (Apache-2.0); the latter only runs if the former finds something.
 */
export async function findHands(pyramid: Pyramid, square: Square, models: ModelRunner): Promise<FoundHand[]> {
  const hands: FoundHand[] = [];
  for (const palm of await findPalms(pyramid, square, models)) {
    const dx = palm.middleFinger[0] - palm.wrist[0];
    const dy = palm.middleFinger[1] - palm.wrist[1];
    const length = Math.max(1e-6, Math.hypot(dx, dy));
    const around: Square = {
      centre: [
        palm.centre[0] + (dx / length) * towardsFingers * palm.edgePx,
        palm.centre[1] + (dy / length) * towardsFingers * palm.edgePx,
      ],
      edgePx: handPerPalm * palm.edgePx,
      angle: Math.atan2(dx, -dy),
    };
    const input = sampleSquare(pyramid, around, handEdgePx, { scale: 1 / 255, offset: 0, outside: "edge" });
    const outputs = await models.run("hand", input);
    const points = Array.from({ length: 21 }, (_, i) =>
      outOfSquare(around, outputs[0]![3 * i]! / handEdgePx, outputs[0]![3 * i + 1]! / handEdgePx),
    );
    // The model scores the two hands of a person differently: one had 0.6, its mirror image more than 0.8.
    const other = await models.run("hand", mirrored(input, handEdgePx, 3));
    const handScore = (outputs[2]![0]! + other[2]![0]!) / 2;
    hands.push({ points, palmScore: palm.score, handScore });
  }
  return hands;
}
