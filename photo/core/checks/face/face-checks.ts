import type { cheeks } from "../../face/cheeks";
import type { Cloth } from "../../face/cloth";
import type { FacePatch } from "../../face/face-patch";
import type { FoundHand } from "../../face/find-hands";
import type { Forehead } from "../../face/forehead";
import type { HeadPoints } from "../../face/head";
import type { FaceMesh } from "../../face/mesh";
import type { Answers } from "../../questions";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { notChecked } from "../judge";
import { checkContrast } from "../picture/contrast";
import { checkExposure } from "../picture/exposure";
import { checkGreyPhoto } from "../picture/grey-photo";
import { checkLighting } from "../picture/lighting";
import { checkNaturalColour } from "../picture/natural-colour";
import { checkSharpness } from "../picture/sharpness";
import { relax } from "../relax";
import { checkDrawnOver } from "./drawn-over";
import { checkExpression } from "./expression";
import { askForEyes, checkEyesOpen } from "./eyes/eyes-open";
import { checkEyesVisible } from "./eyes/eyes-visible";
import { checkGaze } from "./eyes/gaze";
import { checkRedEyes } from "./eyes/red-eyes";
import { checkReflections } from "./eyes/reflections";
import { checkFaceUncovered } from "./face-uncovered";
import { checkForeignColour } from "./foreign-colour";
import { frameBars } from "./frame-bars";
import { besideQuestion, checkGlasses, isWorn, signInFront } from "./glasses";
import { checkHands } from "./hands";
import { checkHeadCovering, clothSign, coveringSign } from "./head-covering";
import { checkMouthClosed } from "./mouth-closed";
import { checkRoll, checkYawAndPitch, isProfile } from "./pose";

export interface SeenFace {
  mesh: FaceMesh;
  head: HeadPoints;
  patch: FacePatch;
  /** The same at the scale at which blur shows. */
  sharpPatch: FacePatch;
  cheeks: ReturnType<typeof cheeks>;
  hands: readonly FoundHand[];
  forehead: Forehead;
  cloth: Cloth;
}

/** What is asked of eyes that can be seen. */
interface EyeChecks {
  open: Check;
  red: Check;
  gaze: Check;
  /** White and iris differ, or what looks like them. */
  areSeen: boolean;
}

/** Behind dark lenses nothing is known of eyes: what lies there is a reflection. Nor from the side. */
const hiddenEyes: EyeChecks = {
  open: notChecked("eyes-open", "eyesClosed"),
  red: notChecked("red-eyes", "redEyes"),
  gaze: notChecked("gaze", "gazeAway"),
  areSeen: false,
};

function checkEyes(
  { patch, sharpPatch, mesh, head, cheeks }: SeenFace,
  answer: Answers["eyes-open"],
): EyeChecks {
  const red = checkRedEyes(patch, head, cheeks);
  const open = askForEyes(checkEyesOpen(sharpPatch, mesh, head, red.verdict !== "warn"), answer);
  const gaze = checkGaze(patch, mesh);
  const areSeen = gaze.verdict !== "not-checked";
  if (isProfile(mesh.pose)) return { ...hiddenEyes, areSeen };
  return {
    open,
    red,
    // Lids and lashes look nowhere, nor does what was taken for them.
    gaze: open.verdict === "pass" && open.answer === undefined ? gaze : notChecked("gaze", "gazeAway"),
    areSeen,
  };
}

/** All that can be said about a face by itself; what no model here can tell is listed as not checked. */
export function checkFace(
  seen: SeenFace,
  rule: Pick<PhotoRule, "colour" | "expression" | "glasses" | "headCovering" | "relaxed" | "waived">,
  answers: Answers = {},
): Check[] {
  const { mesh, head, patch, sharpPatch, cheeks, hands, forehead, cloth } = seen;
  const grey = checkGreyPhoto(patch, rule.colour);
  const covered = checkFaceUncovered(patch, mesh);
  const frame = frameBars(sharpPatch, mesh, head) / thresholds.frameBars.sure;
  const signs = { inFront: signInFront(patch, mesh, head), frame };
  const visible = checkEyesVisible(seen, signs, covered.verdict === "fail");
  const areLensesDark = visible.verdict === "fail";
  const reflections = checkReflections(patch, mesh, head, cheeks);
  const areReflectionsTold =
    reflections.verdict === "warn" && isWorn(frame) && !areLensesDark && covered.verdict !== "fail";
  const drawnOver = covered.verdict === "pass" ? checkDrawnOver(patch, mesh, cheeks, areLensesDark) : null;
  const before = [covered, drawnOver, checkForeignColour(patch, head, cheeks)];
  const eyes = areLensesDark ? hiddenEyes : checkEyes(seen, answers["eyes-open"]);
  const glasses = checkGlasses(
    frame,
    { areEyesSeen: eyes.areSeen, areLensesDark, areReflectionsTold },
    rule,
    answers.glasses,
  );
  const covering = Math.max(coveringSign(forehead, cloth, areLensesDark), clothSign(cloth));
  const checks = [
    ...checkYawAndPitch(mesh.pose),
    checkRoll(head.rollDeg),
    checkHands(hands, mesh),
    before.find((check) => check && check.verdict !== "pass") ??
      (areLensesDark ? notChecked("occlusion", "faceCovered") : covered),
    eyes.open,
    besideQuestion(areReflectionsTold ? reflections : visible, glasses),
    eyes.red,
    eyes.gaze,
    checkMouthClosed(patch, mesh, head, rule.expression),
    checkExpression(mesh, head, rule.expression),
    glasses,
    checkHeadCovering(covering, rule, answers["head-covering"]),
    checkSharpness(sharpPatch),
    checkContrast(patch),
    checkExposure(patch),
    checkLighting(cheeks),
    grey.measured !== null && Number(grey.measured) < thresholds.colourSpread.fail.min
      ? notChecked("natural-colour", "unnaturalColour")
      : checkNaturalColour(cheeks, patch),
    grey,
  ];
  return relax(checks, rule);
}
