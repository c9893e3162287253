import type { Pose } from "../face/pose";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

/** The mean of frontal portraits; the mesh sees them a little from above (seen). */
const pitchAtRestDeg = -3;

export function checkYaw(pose: Pose): Check {
  return judge("yaw", "frontCamera", pose.yawDeg, thresholds.yawDeg);
}

export function checkPitch(pose: Pose): Check {
  return judge("pitch", "frontCamera", pose.pitchDeg - pitchAtRestDeg, thresholds.pitchDeg);
}

/** Lean of the eye line before it is levelled. */
export function checkRoll(rollDeg: number): Check {
  return judge("roll", "stayStraight", rollDeg, thresholds.rollDeg);
}
