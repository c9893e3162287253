import type { FacePatch } from "../../face/face-patch";
import { featureContrast } from "../../face/features";
import type { FaceMesh } from "../../face/mesh";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** A mask, a scarf, hair or a patch in front of a feature leaves nothing to see where the mesh expects it. */
export function checkFaceUncovered(patch: FacePatch, mesh: FaceMesh): Check {
  const right = featureContrast(patch, mesh, "rightEye");
  const left = featureContrast(patch, mesh, "leftEye");
  const mouth = judge(
    "occlusion",
    "faceCovered",
    featureContrast(patch, mesh, "mouth"),
    thresholds.mouthContrast,
  );
  if (mouth.verdict !== "pass") return mouth;
  const eyes = judge(
    "occlusion",
    "faceCovered",
    Math.min(right, left) / Math.max(right, left),
    thresholds.eyeShare,
  );
  return eyes.verdict === "pass" ? mouth : eyes;
}
