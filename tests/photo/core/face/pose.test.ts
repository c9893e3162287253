import { describe, expect, it } from "@jest/globals";
import { canonicalFace } from "../../../../photo/core/face/canonical-face";
import { poseOf } from "../../../../photo/core/face/pose";

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The canonical face, turned, as a mesh in a picture (y down, z away from the camera). */
function meshTurned(yawDeg: number, pitchDeg: number, rollDeg: number): Float32Array {
  const points = new Float32Array(468 * 3);
  const [cy, sy] = [Math.cos(radians(yawDeg)), Math.sin(radians(yawDeg))];
  const [cp, sp] = [Math.cos(radians(pitchDeg)), Math.sin(radians(pitchDeg))];
  const [cr, sr] = [Math.cos(radians(rollDeg)), Math.sin(radians(rollDeg))];
  for (const [index, , x, y, z] of canonicalFace) {
    const [x1, y1, z1] = [x, y * cp + z * sp, -y * sp + z * cp];
    const [x2, z2] = [x1 * cy + z1 * sy, -x1 * sy + z1 * cy];
    const [x3, y3] = [x2 * cr + y1 * sr, -x2 * sr + y1 * cr];
    points.set([100 + 9 * x3, 80 - 9 * y3, -9 * z2], index * 3);
  }
  return points;
}

describe("poseOf", () => {
  it.each([
    { yawDeg: 0, pitchDeg: 0, rollDeg: 0 },
    { yawDeg: 20, pitchDeg: 0, rollDeg: 0 },
    { yawDeg: -35, pitchDeg: 0, rollDeg: 0 },
    { yawDeg: 0, pitchDeg: 15, rollDeg: 0 },
    { yawDeg: 0, pitchDeg: -12, rollDeg: 0 },
    { yawDeg: 0, pitchDeg: 0, rollDeg: 10 },
    { yawDeg: 0, pitchDeg: 0, rollDeg: -25 },
  ])("finds yaw $yawDeg, pitch $pitchDeg, roll $rollDeg", (turned) => {
    const pose = poseOf(meshTurned(turned.yawDeg, turned.pitchDeg, turned.rollDeg));
    expect(pose.yawDeg).toBeCloseTo(turned.yawDeg, 1);
    expect(pose.pitchDeg).toBeCloseTo(turned.pitchDeg, 1);
    expect(pose.rollDeg).toBeCloseTo(turned.rollDeg, 1);
  });
});
