import type { Pose } from "../../face/pose";
import type { MessageKey } from "../../findings";
import type { QuarterTurns } from "../../raster/quarter-turn";
import { thresholds } from "../../thresholds";
import type { Band, Check } from "../../types";
import { isOutside, judge } from "../judge";

/** The median of frontal portraits; the mesh sees them a little from above (seen). */
const pitchAtRestDeg = -3;

/**
 * Which way to turn is said only where something is wrong with it. The limit is the same for a warning and a refusal,
 * else a visitor who keeps to the one that is told would get a warning with another.
 */
const directed = (check: Check, { min, max }: Band, key: MessageKey): Check =>
  check.verdict === "pass" ? check : { ...check, min, max, messageKey: key };

function checkYaw(yawDeg: number): Check {
  const check = judge("yaw", "frontCamera", yawDeg, thresholds.yawDeg);
  return directed(check, thresholds.yawDeg.warn, yawDeg > 0 ? "faceToRight" : "faceToLeft");
}

function checkPitch(upDeg: number): Check {
  const check = judge("pitch", "frontCamera", upDeg, thresholds.pitchDeg);
  return directed(check, thresholds.pitchDeg.warn, upDeg > 0 ? "chinDown" : "chinUp");
}

/** Nearer to a profile than to a front view: one eye is hidden or seen from the side. */
export const isProfile = ({ yawDeg }: Pose): boolean => Math.abs(yawDeg) > thresholds.profileDeg.sure;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Angle between the way the face points and the way to the camera. */
const awayDeg = (yawDeg: number, upDeg: number): number =>
  (Math.acos(Math.cos(radians(yawDeg)) * Math.cos(radians(upDeg))) * 180) / Math.PI;

/**
 * Yaw and pitch, each by itself; where one of them is warned of and both together point far away from the camera, that is refused: a head that is
 * turned and tipped by a little less than each limit looks at nobody.
 */
export function checkYawAndPitch({ yawDeg, pitchDeg }: Pose): Check[] {
  const upDeg = pitchDeg - pitchAtRestDeg;
  const isFarAway = isOutside(awayDeg(yawDeg, upDeg), thresholds.awayDeg.fail);
  return [checkYaw(yawDeg), checkPitch(upDeg)].map((check) =>
    isFarAway && check.verdict === "warn" ? { ...check, verdict: "fail" } : check,
  );
}

/** Lean of the eye line before it is levelled. */
export function checkRoll(rollDeg: number): Check {
  return judge("roll", "stayStraight", rollDeg, thresholds.rollDeg);
}

/** Lean of the photo that was made, levelled or turned by the visitor. It only warns: the photo can still be turned. */
export function checkMadeRoll(rollDeg: number, isTurned: boolean): Check {
  const check = judge("roll", "stayStraight", rollDeg, { ...thresholds.finishedRollDeg, fail: undefined });
  return check.verdict === "warn" && isTurned ? { ...check, isManual: true } : check;
}

/** Lean of a photo that stays as it is: one that lies on its side or stands on its head leans by that much. */
export function checkFinishedRoll(rollDeg: number, turns: QuarterTurns): Check {
  const leanDeg = turns === 0 ? rollDeg : turns === 2 ? 180 : 90;
  return judge("roll", "stayStraight", leanDeg, thresholds.finishedRollDeg);
}
