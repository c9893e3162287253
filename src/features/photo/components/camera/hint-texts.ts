import type { GuideHint } from "../../../../../photo/core/guidance/guide";

/** Keys into `camera.json`, written out so that a search for a key finds its user. */
export const hintTexts = {
  hold: "guide.hold",
  enough: "guide.enough",
  nobody: "guide.nobody",
  onePerson: "guide.onePerson",
  back: "guide.back",
  stepBack: "guide.stepBack",
  closer: "guide.closer",
  moveLeft: "guide.moveLeft",
  moveRight: "guide.moveRight",
  cameraUp: "guide.cameraUp",
  cameraDown: "guide.cameraDown",
  upright: "guide.upright",
  turnLeft: "guide.turnLeft",
  turnRight: "guide.turnRight",
  chinUp: "guide.chinUp",
  chinDown: "guide.chinDown",
  uncover: "guide.uncover",
  glassesOff: "guide.glassesOff",
  hatOff: "guide.hatOff",
  moreLight: "guide.moreLight",
  lessLight: "guide.lessLight",
  evenLight: "guide.evenLight",
  keepStill: "guide.keepStill",
  eyesOpen: "guide.eyesOpen",
  lookHere: "guide.lookHere",
  mouthClosed: "guide.mouthClosed",
  relax: "guide.relax",
  plainWall: "guide.plainWall",
  fewPixels: "guide.fewPixels",
} as const satisfies Record<GuideHint, string>;

/** The same for a baby or small child, who lies on a sheet or sits in front of a wall. */
export const childHintTexts = { ...hintTexts, plainWall: "guide.plainSheet" } as const;
