import type { Pose } from "../../face/pose";
import type { MessageKey } from "../../findings";
import type { QuarterTurns } from "../../raster/quarter-turn";
import { thresholds } from "../../thresholds";
import type { Band, Check } from "../../types";
import { judge } from "../judge";

/** The median of frontal portraits; the mesh sees them a little from above (seen). */
const pitchAtRestDeg = -3;

/**
 * Which way to turn is said only where something is wrong with it. The limit is the same for a warning and a refusal,
 * else a visitor who keeps to the one that is told would get a warning with another.
 */
const directed = (check: Check, { min, max }: Band, key: MessageKey): Check =>
  check.verdict === "pass" ? check : { ...check, min, max, messageKey: key };

export function checkYaw({ yawDeg }: Pose): Check {
  const check = judge("yaw", "frontCamera", yawDeg, thresholds.yawDeg);
  return directed(check, thresholds.yawDeg.warn, yawDeg > 0 ? "faceToRight" : "faceToLeft");
}

export function checkPitch({ pitchDeg }: Pose): Check {
  const upDeg = pitchDeg - pitchAtRestDeg;
  const check = judge("pitch", "frontCamera", upDeg, thresholds.pitchDeg);
  return directed(check, thresholds.pitchDeg.warn, upDeg > 0 ? "chinDown" : "chinUp");
}

/** Lean of the eye line before it is levelled. */
export function checkRoll(rollDeg: number): Check {
  return judge("roll", "stayStraight", rollDeg, thresholds.rollDeg);
}

/** Lean of a photo that stays as it is: one that lies on its side or stands on its head leans by that much. */
export function checkFinishedRoll(rollDeg: number, turns: QuarterTurns): Check {
  const leanDeg = turns === 0 ? rollDeg : turns === 2 ? 180 : 90;
  return judge("roll", "stayStraight", leanDeg, thresholds.finishedRollDeg);
}
