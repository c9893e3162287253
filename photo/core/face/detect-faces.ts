import { makePyramid, type Pyramid, type Square, sampleSquare } from "../raster/pyramid";
import type { ModelName, ModelRunner } from "../runtime";
import type { Box, Point, Raster } from "../types";
import { farAnchors, nearAnchors } from "./anchors";

/** A detected face in pixels of the picture. The box spans brow to chin, not the whole head. */
export interface DetectedFace {
  box: Box;
  /** The subject's right eye (on the left of an unmirrored picture), left eye, nose tip, mouth. */
  rightEye: Point;
  leftEye: Point;
  nose: Point;
  mouth: Point;
  score: number;
}

interface Detector {
  model: ModelName;
  edgePx: number;
  anchors: readonly Point[];
}

const near: Detector = { model: "face-near", edgePx: 128, anchors: nearAnchors };
const far: Detector = { model: "face-far", edgePx: 192, anchors: farAnchors };

/** MediaPipe's own default for both detectors (min_detection_confidence). */
const scoreMin = 0.5;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, x))));

async function runDetector(
  detector: Detector,
  pyramid: Pyramid,
  square: Square,
  models: ModelRunner,
): Promise<DetectedFace[]> {
  const { edgePx, anchors, model } = detector;
  const input = sampleSquare(pyramid, square, edgePx, { scale: 2 / 255, offset: -1, outside: "black" });
  const [regressors, scores] = await models.run(model, input);
  const unit = square.edgePx / edgePx;
  const left = square.centre[0] - square.edgePx / 2;
  const top = square.centre[1] - square.edgePx / 2;
  const faces: DetectedFace[] = [];
  anchors.forEach((anchor, n) => {
    const score = sigmoid(scores![n]!);
    if (score < scoreMin) return;
    const at = (i: number): Point => [
      left + (anchor[0] * edgePx + regressors![n * 16 + i]!) * unit,
      top + (anchor[1] * edgePx + regressors![n * 16 + i + 1]!) * unit,
    ];
    const centre = at(0);
    const width = regressors![n * 16 + 2]! * unit;
    const height = regressors![n * 16 + 3]! * unit;
    faces.push({
      box: { x: centre[0] - width / 2, y: centre[1] - height / 2, width, height },
      rightEye: at(4),
      leftEye: at(6),
      nose: at(8),
      mouth: at(10),
      score,
    });
  });
  return faces;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  // Relative to the smaller box, not to the union: passes at different scales return boxes of different sizes for one
  // face.
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
}

/** Non-maximum suppression; best first. */
export function suppressOverlaps(faces: DetectedFace[], overlapMax = 0.35): DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(face.box, other.box) <= overlapMax)) kept.push(face);
  }
  return kept;
}

/** Overlapping squares over the whole picture, each `edgePx` wide. */
function tiles(picture: Raster, edgePx: number): Square[] {
  const squares: Square[] = [];
  const places = (lengthPx: number): number[] => {
    const count = Math.max(1, Math.ceil((lengthPx / edgePx - 1) / 0.75) + 1);
    if (count === 1) return [lengthPx / 2];
    return Array.from({ length: count }, (_, i) => edgePx / 2 + (i * (lengthPx - edgePx)) / (count - 1));
  };
  for (const y of places(picture.heightPx)) {
    for (const x of places(picture.widthPx)) squares.push({ centre: [x, y], edgePx, angle: 0 });
  }
  return squares;
}

const wholeOf = ({ widthPx, heightPx }: Raster): Square => ({
  centre: [widthPx / 2, heightPx / 2],
  edgePx: Math.max(widthPx, heightPx),
  angle: 0,
});

/** The face of a finished document photo: it is large, so the fast detector is tried first. */
export async function detectMainFace(
  picture: Raster,
  models: ModelRunner,
  pyramid: Pyramid,
): Promise<DetectedFace | undefined> {
  const [face] = suppressOverlaps(await runDetector(near, pyramid, wholeOf(picture), models));
  return face ?? (await detectFaces(picture, models, pyramid))[0];
}

/**
 * All faces of an upright picture, largest first: both detectors on the whole picture; if the largest face is small
 * or there is none, the full-range detector runs again on tiles at twice the size.
 */
export async function detectFaces(
  picture: Raster,
  models: ModelRunner,
  pyramid: Pyramid = makePyramid(picture),
): Promise<DetectedFace[]> {
  const whole = wholeOf(picture);
  const longest = whole.edgePx;
  let faces = suppressOverlaps([
    ...(await runDetector(near, pyramid, whole, models)),
    ...(await runDetector(far, pyramid, whole, models)),
  ]);
  const largest = Math.max(0, ...faces.map((face) => face.box.height));
  if (largest < 0.25 * longest) {
    const found = faces;
    for (const tile of tiles(picture, longest / 2)) {
      found.push(...(await runDetector(far, pyramid, tile, models)));
    }
    faces = suppressOverlaps(found);
  }
  return faces.sort((a, b) => b.box.height - a.box.height);
}
