import { checkFaceCount } from "../core/checks/face/face-count";
import { type DetectedFace, detectFaces } from "../core/face/detect-faces";
import { type HeadPoints, headPoints } from "../core/face/head";
import { type FaceMesh, faceMesh, followFace } from "../core/face/mesh";
import type { Answers } from "../core/questions";
import { makePyramid, type Pyramid } from "../core/raster/pyramid";
import { type QuarterTurns, turnRaster } from "../core/raster/quarter-turn";
import { thresholds } from "../core/thresholds";
import type { Check, PhotoRule, Raster } from "../core/types";
import { type PhotoPorts, timed } from "../ports";

/** A person's face on an upright raster. */
export interface FoundPerson {
  raster: Raster;
  pyramid: Pyramid;
  /** How the decoded raster was rotated to get `raster`. */
  turns: QuarterTurns;
  face: DetectedFace;
  mesh: FaceMesh;
  head: HeadPoints;
}

/** The largest face, and the check of the number of faces. */
export interface Detected {
  person: FoundPerson | null;
  checks: Check[];
}

/** A person on a photo for a document: the input of the checks. */
export interface Portrait {
  person: FoundPerson;
  /** Pixels of the person's raster per pixel of the upload. */
  decodeScale: number;
  rule: PhotoRule;
  answers?: Answers;
}

const meshFlagMin = thresholds.meshFlag.fail.min;

/** With this score a detection counts even if the mesh does not fit (profiles). */
const sureScore = 0.75;

/** How much better a face must score on a rotated picture for the picture to be rotated. */
const turnedBetterBy = 0.15;

interface Detection {
  raster: Raster;
  pyramid: Pyramid;
  turns: QuarterTurns;
  faces: { face: DetectedFace; mesh: FaceMesh }[];
}

async function detectTurned(decoded: Raster, turns: QuarterTurns, ports: PhotoPorts): Promise<Detection> {
  const raster = turnRaster(decoded, turns);
  const pyramid = makePyramid(raster);
  const detected = await detectFaces(raster, ports.models, pyramid);
  const faces: Detection["faces"] = [];
  // More faces do not change the verdict.
  for (const face of detected.slice(0, 8)) {
    const mesh = await faceMesh(face, pyramid, ports.models);
    // Detections with a low score that the mesh does not fit are patterns and animals, not people.
    if (face.score >= sureScore || mesh.flag >= thresholds.weakFaceMeshFlag.sure) faces.push({ face, mesh });
  }
  return { raster, pyramid, turns, faces };
}

/** Evidence of an upright face: the detector's score, or nothing for a face on its side or upside down. */
function uprightScore({ faces }: Detection): number {
  const main = faces[0];
  if (!main || main.mesh.flag < meshFlagMin) return 0;
  return Math.abs(headPoints(main.mesh).rollDeg) > 45 ? 0 : main.face.score;
}

/**
 * Detectors find faces upside down too, with low scores; without a confident upright face the picture is tried in
 * other orientations.
 */
async function detectUpright(decoded: Raster, ports: PhotoPorts): Promise<Detection> {
  let best = await detectTurned(decoded, 0, ports);
  if (uprightScore(best) >= sureScore) return best;
  for (const turns of [1, 3, 2] as const) {
    const turned = await detectTurned(decoded, turns, ports);
    if (uprightScore(turned) > Math.max(0.6, uprightScore(best) + turnedBetterBy)) best = turned;
  }
  return best;
}

/** All faces, counted; mesh, pose and head points of the largest. */
export const findPerson = timed(
  "detect",
  async (decoded: Raster, ports): Promise<Detected> => personOf(await detectUpright(decoded, ports)),
);

/** The same on a camera frame, which is upright, and must be fast. */
export const findBeforeCamera = async (frame: Raster, ports: PhotoPorts): Promise<Detected> =>
  personOf(await detectTurned(frame, 0, ports));

/** The person on the next frame, near the position of the last one; null if they have moved away. */
export async function followPerson(
  before: FoundPerson,
  frame: Raster,
  ports: PhotoPorts,
): Promise<FoundPerson | null> {
  const pyramid = makePyramid(frame);
  const mesh = await followFace(before.mesh, pyramid, ports.models);
  if (mesh.flag < meshFlagMin) return null;
  return { ...before, raster: frame, pyramid, mesh, head: headPoints(mesh) };
}

function personOf({ faces, raster, pyramid, turns }: Detection): Detected {
  const main = faces[0];
  return {
    person: main ? { raster, pyramid, turns, ...main, head: headPoints(main.mesh) } : null,
    checks: [checkFaceCount(faces.map(({ face }) => face))],
  };
}

/** The same person on a larger decode of the picture: the mesh is fitted again with more pixels. */
export async function findAgain(
  person: FoundPerson,
  decoded: Raster,
  ports: PhotoPorts,
): Promise<FoundPerson> {
  const raster = turnRaster(decoded, person.turns);
  const pyramid = makePyramid(raster);
  const by = raster.widthPx / person.raster.widthPx;
  const point = ([x, y]: [number, number]): [number, number] => [x * by, y * by];
  const { box } = person.face;
  const face: DetectedFace = {
    ...person.face,
    box: { x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by },
    rightEye: point(person.face.rightEye),
    leftEye: point(person.face.leftEye),
    nose: point(person.face.nose),
    mouth: point(person.face.mouth),
  };
  const mesh = await faceMesh(face, pyramid, ports.models);
  return { raster, pyramid, turns: person.turns, face, mesh, head: headPoints(mesh) };
}
