import { canonicalFace } from "./canonical-face";

export interface Pose {
  /** Positive: the face turns to the right of the picture. */
  yawDeg: number;
  /** Positive: the face looks up. */
  pitchDeg: number;
  /** Positive: the head leans clockwise as seen in the picture. */
  rollDeg: number;
}

type Matrix = [number, number, number, number, number, number, number, number, number];

function inverseTransposed(m: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const k = 1 / det;
  return [
    (e * i - f * h) * k,
    (f * g - d * i) * k,
    (d * h - e * g) * k,
    (c * h - b * i) * k,
    (a * i - c * g) * k,
    (b * g - a * h) * k,
    (b * f - c * e) * k,
    (c * d - a * f) * k,
    (a * e - b * d) * k,
  ];
}

/** The nearest rotation, by Higham's iteration for the polar decomposition. */
function nearestRotation(m: Matrix): Matrix {
  let r = m;
  for (let n = 0; n < 30; n++) {
    const t = inverseTransposed(r);
    r = r.map((value, i) => (value + t[i]!) / 2) as Matrix;
  }
  return r;
}

/**
 * Rotation of the head, by fitting the canonical face to the mesh (weighted orthogonal Procrustes).
 * @param points 468 x 3, x to the right, y down, z away from the camera, all in the same unit
 */
export function poseOf(points: Float32Array): Pose {
  let weight = 0;
  const meanA = [0, 0, 0];
  const meanB = [0, 0, 0];
  for (const [index, w, x, y, z] of canonicalFace) {
    weight += w;
    const b = [points[index * 3]!, -points[index * 3 + 1]!, -points[index * 3 + 2]!];
    [x, y, z].forEach((value, i) => {
      meanA[i]! += w * value;
      meanB[i]! += w * b[i]!;
    });
  }
  const covariance: Matrix = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const [index, w, x, y, z] of canonicalFace) {
    const a = [x, y, z].map((value, i) => value - meanA[i]! / weight);
    const b = [points[index * 3]!, -points[index * 3 + 1]!, -points[index * 3 + 2]!].map(
      (value, i) => value - meanB[i]! / weight,
    );
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) covariance[i * 3 + j]! += w * b[i]! * a[j]!;
  }
  const r = nearestRotation(covariance);
  // Columns of r: the directions of the face's x (to its left), y (up) and z (forward) axes in the picture.
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  return {
    yawDeg: degrees(Math.atan2(r[2], r[8])),
    pitchDeg: degrees(Math.asin(Math.max(-1, Math.min(1, r[5])))),
    rollDeg: degrees(Math.atan2(r[1], r[4])),
  };
}
