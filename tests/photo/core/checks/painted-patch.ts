import type { FacePatch } from "../../../../photo/core/face/face-patch";
import type { FaceMesh } from "../../../../photo/core/face/mesh";
import type { Point } from "../../../../photo/core/types";

/** A patch by the colour at each pixel; the picture's points are its own. The face is a square within a border. */
export function paintedPatch(
  colourAt: (x: number, y: number) => readonly number[],
  edgePx = 100,
  borderPx = 10,
): FacePatch {
  const pixels = new Float32Array(3 * edgePx ** 2);
  const inFace = new Uint8Array(edgePx ** 2);
  for (let i = 0; i < inFace.length; i++) {
    const [x, y] = [i % edgePx, Math.floor(i / edgePx)];
    pixels.set(colourAt(x, y), 3 * i);
    inFace[i] = Math.min(x, y, edgePx - 1 - x, edgePx - 1 - y) >= borderPx ? 1 : 0;
  }
  return { pixels, edgePx, inFace, at: (point) => point };
}

export const facing = { yawDeg: 0, pitchDeg: 0, rollDeg: 0 };

/** A mesh that has only these points. */
export function meshOf(places: Record<number, Point>, flag = 1): FaceMesh {
  const points = new Float32Array(3 * 468);
  for (const [index, [x, y]] of Object.entries(places)) points.set([x, y, 0], 3 * Number(index));
  return { points, flag, pose: facing };
}
