import type { FacePatch } from "../../../face/face-patch";
import type { HeadPoints } from "../../../face/head";
import { lidPairs } from "../../../face/landmarks";
import { distance, type FaceMesh, meshPoint } from "../../../face/mesh";
import type { Answers } from "../../../questions";
import { thresholds } from "../../../thresholds";
import type { Check } from "../../../types";
import { judge, notChecked } from "../../judge";
import { eyeWhite } from "./eye-white";
import { irisSpot } from "./iris-spot";
import { hangingLids } from "./lid-line";

/** How much the iris counts beside the line of the lids, as a power, and the least of it that counts. */
const irisPower = 0.2;
const leastIris = 0.005;

/**
 * The more closed eye's largest lid gap over eye-to-chin (OFIQ, eyes open). The mesh draws many closed eyes open: the line of
 * the lids is looked at, too, and whether there is an iris. Squeezed eyes have lines that hang, arch or run straight, among folds
 * that may look like an iris: where it is in doubt and no white is seen, they look closed. Without an iris they are not checked.
 *
 * @param mayShowIris a red pupil is lighter than skin in red light
 */
export function checkEyesOpen(
  patch: FacePatch,
  mesh: FaceMesh,
  head: HeadPoints,
  mayShowIris: boolean,
): Check {
  const gap = (lids: readonly (readonly [number, number])[]): number =>
    Math.max(...lids.map(([upper, lower]) => distance(meshPoint(mesh, upper), meshPoint(mesh, lower))));
  const eyeToChin = distance(head.eyeMiddle, head.chin);
  const ratio = Math.min(gap(lidPairs.right), gap(lidPairs.left)) / eyeToChin;
  const gapCheck = judge("eyes-open", "eyesClosed", ratio, thresholds.eyesOpenRatio);
  if (gapCheck.verdict !== "pass") return gapCheck;
  const hanging = hangingLids(patch, mesh);
  const lids = judge("eyes-open", "eyesClosed", hanging, thresholds.hangingLids);
  if (!mayShowIris) return lids.verdict === "pass" ? gapCheck : lids;
  const withoutIris = hanging / Math.max(leastIris, irisSpot(patch, mesh)) ** irisPower;
  if (lids.verdict !== "pass" && withoutIris > thresholds.irisInDoubt.sure) return lids;
  const shut = judge("eyes-open", "eyesClosed", withoutIris, thresholds.lidsWithoutIris);
  if (shut.verdict !== "pass") return shut;
  const squeezed = judge("eyes-open", "eyesClosed", withoutIris, thresholds.lidsWithoutWhite);
  if (squeezed.verdict === "pass") return gapCheck;
  const white = eyeWhite(patch, mesh);
  if (white !== null && white < thresholds.eyeWhite.sure) return squeezed;
  return withoutIris > thresholds.irisInDoubt.sure ? notChecked("eyes-open", "eyesClosed") : gapCheck;
}

/**
 * Narrowed eyes and closed ones measure alike: the visitor is asked whether eyes that look closed are open. Only lids that meet refuse
 * without a question.
 */
export function askForEyes(seen: Check, answer: Answers["eyes-open"]): Check {
  if (seen.verdict === "fail") return seen;
  if (answer === undefined) return seen.verdict === "warn" ? { ...seen, verdict: "ask" } : seen;
  return { ...seen, verdict: answer === "yes" ? "pass" : "fail", min: null, max: null, answer };
}
