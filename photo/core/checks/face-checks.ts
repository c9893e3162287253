import type { cheeks } from "../face/cheeks";
import type { FacePatch } from "../face/face-patch";
import type { HeadPoints } from "../face/head";
import type { FaceMesh } from "../face/mesh";
import type { Check, PhotoRule } from "../types";
import { checkExposure } from "./exposure";
import { checkExpression } from "./expression";
import { checkEyesOpen } from "./eyes-open";
import { checkEyesVisible } from "./eyes-visible";
import { checkGaze } from "./gaze";
import { checkGreyPhoto } from "./grey-photo";
import { notChecked } from "./judge";
import { checkLighting } from "./lighting";
import { checkMouthClosed } from "./mouth-closed";
import { checkNaturalColour } from "./natural-colour";
import { checkPitch, checkRoll, checkYaw } from "./pose";
import { checkSharpness } from "./sharpness";

export interface SeenFace {
  mesh: FaceMesh;
  head: HeadPoints;
  patch: FacePatch;
  cheeks: ReturnType<typeof cheeks>;
}

/** All that can be said about a face by itself; what no model here can tell is listed as not checked. */
export function checkFace({ mesh, head, patch, cheeks }: SeenFace, colour: PhotoRule["colour"]): Check[] {
  const grey = checkGreyPhoto(patch, colour);
  return [
    checkYaw(mesh.pose),
    checkPitch(mesh.pose),
    checkRoll(head.rollDeg),
    checkEyesOpen(mesh, head),
    checkEyesVisible(patch, head, cheeks),
    checkGaze(patch, mesh),
    checkMouthClosed(mesh, head),
    checkExpression(mesh, head),
    notChecked("glasses", "glasses"),
    notChecked("head-covering", "headCovering"),
    checkSharpness(patch),
    checkExposure(patch),
    checkLighting(cheeks),
    grey.measured !== null && Number(grey.measured) < 3
      ? notChecked("natural-colour", "unnaturalColour")
      : checkNaturalColour(cheeks),
    grey,
  ];
}
