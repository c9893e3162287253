import { landmarks } from "../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../face/mesh";
import { toView, type View } from "../../raster/warp";
import { thresholds } from "../../thresholds";
import type { Check, Point } from "../../types";
import { judge, plainCheck } from "../judge";

/** Enough points of the mesh for a mean; eyes, lips, nose and outline are among them. */
const comparedPoints = [
  landmarks.noseTip,
  landmarks.foreheadTop,
  landmarks.rightEyeOuter,
  landmarks.mouthRight,
  landmarks.rightEyeInner,
  landmarks.chin,
  landmarks.noseBridge,
  landmarks.rightCheek,
  landmarks.leftEyeOuter,
  landmarks.mouthLeft,
  landmarks.leftEyeInner,
  landmarks.leftCheek,
] as const;

/**
 * The finished photo is still this face: the mesh believes in it, and its points lie where the source's points went.
 *
 * @param found the mesh on the finished photo, null where no face was found there
 */
export function checkFinishedFace(source: FaceMesh, view: View, found: FaceMesh | null): Check {
  if (!found || found.flag < thresholds.meshFlag.fail.min) {
    return plainCheck("finished-face", "incompleteFace", "fail", null);
  }
  const eyesPx = distance(
    meshPoint(found, landmarks.rightEyeOuter),
    meshPoint(found, landmarks.leftEyeOuter),
  );
  const offset = (index: number): number => {
    const expected: Point = toView(view, meshPoint(source, index));
    return distance(expected, meshPoint(found, index)) / eyesPx;
  };
  const mean = comparedPoints.reduce((sum, index) => sum + offset(index), 0) / comparedPoints.length;
  return judge("finished-face", "incompleteFace", mean, thresholds.finishedFaceOffset);
}
