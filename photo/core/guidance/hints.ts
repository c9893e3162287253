import { likelyRefusal } from "../checks/grade";
import type { MessageKey } from "../message-keys";
import type { Check, Verdict } from "../types";

/** The one thing to do next before a camera; left and right are those of the person in the picture. */
export const hints = [
  "nobody",
  "onePerson",
  "back",
  "closer",
  "moveLeft",
  "moveRight",
  "cameraUp",
  "cameraDown",
  "upright",
  "turnLeft",
  "turnRight",
  "chinUp",
  "chinDown",
  "uncover",
  "glassesOff",
  "hatOff",
  "moreLight",
  "lessLight",
  "evenLight",
  "keepStill",
  "eyesOpen",
  "lookHere",
  "mouthClosed",
  "relax",
  "plainWall",
  "fewPixels",
] as const;

export type Hint = (typeof hints)[number];

/**
 * What a check's sentence asks of somebody who stands before a camera, in the order in which it can be done: first where
 * to stand, then how to hold the head, then what to take off, then the light, the face, and what lies behind.
 */
const hintOfMessage: Partial<Record<MessageKey, Hint>> = {
  noFaces: "nobody",
  multipleFaces: "onePerson",
  incompleteFace: "back",
  tooClose: "back",
  smallFaces: "closer",
  upscaled: "closer",
  topSpace: "cameraUp",
  bottomSpace: "cameraDown",
  stayStraight: "upright",
  // A face that points to the picture's left is turned to its own right, and has to come back to its left.
  faceToLeft: "turnLeft",
  faceToRight: "turnRight",
  chinUp: "chinUp",
  chinDown: "chinDown",
  handOverFace: "uncover",
  faceCovered: "uncover",
  darkGlasses: "glassesOff",
  glassesForbidden: "glassesOff",
  glasses: "glassesOff",
  hatWorn: "hatOff",
  tooDark: "moreLight",
  tooBright: "lessLight",
  lowContrast: "moreLight",
  unevenLight: "evenLight",
  blurred: "keepStill",
  eyesClosed: "eyesOpen",
  gazeAway: "lookHere",
  mouthOpen: "mouthClosed",
  expression: "relax",
  backgroundForbidden: "plainWall",
  lowResolution: "fewPixels",
};

/** Where the head lies in the picture: decides what a missing side or a small face asks for. */
export interface HeadPlace {
  /** Of the head's middle, 0 at the picture's left border, 1 at its right. */
  acrossRatio: number;
  /** How much larger the document's frame could be and still fit into the picture. */
  roomRatio: number;
}

/** With less room than this, coming closer would only cut the head. */
const comeCloserFrom = 1.25;

function hintOf({ messageKey, verdict }: Check, place: HeadPlace | null): Hint | undefined {
  if (messageKey === "bodyCentred" && place) return place.acrossRatio < 0.5 ? "moveLeft" : "moveRight";
  const hint = hintOfMessage[messageKey];
  if (hint !== "closer" || !place || place.roomRatio >= comeCloserFrom) return hint;
  // The camera has no more pixels: worth a word only where the photo would be refused for it.
  return verdict === "fail" ? "fewPixels" : undefined;
}

export interface Advice {
  /** Null where the picture would be refused for what nobody before a camera can mend; the photo's own check says why. */
  hint: Hint | null;
  /** A check would refuse the photo, or an authority is likely to; else it is only warned of. */
  isMust: boolean;
}

/** What comes first of what is refused, by the checks or most likely later, else of what is warned of; null when nothing is. */
export function firstAdvice(checks: readonly Check[], place: HeadPlace | null): Advice | null {
  const first = (verdict: Verdict): Hint | undefined =>
    checks
      .filter((check) => check.verdict === verdict)
      .map((check) => hintOf(check, place))
      .filter((hint) => hint !== undefined)
      .sort((a, b) => hints.indexOf(a) - hints.indexOf(b))[0];
  if (checks.some(({ verdict }) => verdict === "fail")) return { hint: first("fail") ?? null, isMust: true };
  const refusal = likelyRefusal(checks);
  if (refusal) return { hint: hintOf(refusal, place) ?? null, isMust: true };
  const hint = first("warn");
  return hint ? { hint, isMust: false } : null;
}
