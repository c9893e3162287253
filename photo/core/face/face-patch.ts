import { type Pyramid, sampleSquare } from "../raster/pyramid";
import type { Point } from "../types";
import { fillPolygon } from "./fill-polygon";
import type { HeadPoints } from "./head";
import { faceOval } from "./landmarks";
import { type FaceMesh, meshPoint } from "./mesh";

export const patchEdgePx = 224;

/** Every face is scaled to this eye distance, so that the size of the upload does not affect the verdict. */
export const patchEyeDistancePx = 70;

/** An upright face at a fixed size. */
export interface FacePatch {
  /** RGB 0..255, `edgePx` square. */
  pixels: Float32Array;
  /** `patchEdgePx`, unless another eye distance was requested. */
  edgePx: number;
  /** 1 inside the face (oval of the mesh), 0 outside. */
  inFace: Uint8Array;
  /** Converts a point of the picture to the patch. */
  at(point: Point): Point;
}

export function facePatch(
  pyramid: Pyramid,
  mesh: FaceMesh,
  head: HeadPoints,
  eyeDistancePx = patchEyeDistancePx,
): FacePatch {
  const angle = (head.rollDeg * Math.PI) / 180;
  const unit = head.interpupillaryPx / eyeDistancePx;
  const edgePx = Math.round((patchEdgePx * eyeDistancePx) / patchEyeDistancePx);
  const centre: Point = [
    (head.eyeMiddle[0] + head.chin[0] + head.eyeMiddle[0]) / 3,
    (head.eyeMiddle[1] + head.chin[1] + head.eyeMiddle[1]) / 3,
  ];
  const pixels = sampleSquare(pyramid, { centre, edgePx: edgePx * unit, angle }, edgePx, {
    scale: 1,
    offset: 0,
    outside: "edge",
  });
  const at = ([x, y]: Point): Point => {
    const dx = (x - centre[0]) / unit;
    const dy = (y - centre[1]) / unit;
    return [
      edgePx / 2 + dx * Math.cos(angle) + dy * Math.sin(angle),
      edgePx / 2 - dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  };
  const outline = faceOval.map((index) => at(meshPoint(mesh, index)));
  return { pixels, edgePx, inFace: fillPolygon(outline, edgePx), at };
}
