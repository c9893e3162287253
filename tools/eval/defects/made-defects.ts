import type { DefectName } from "./defects";
import type { FacePicture } from "./face-picture";
import { blurred, flat, fourStopsUnder, grey, oneSideBlack, shaken, threeStopsOver } from "./light-defects";
import { closedEyes, eyesAside, squeezedEyes, wideOpenMouth } from "./moved-features";
import { torn } from "./torn-files";
import { clearGlasses, darkGlasses, hat, hood, mask, redEyes } from "./worn-defects";

type Make = (picture: FacePicture, turn: number) => Promise<Uint8Array | null>;

/** Defects that can be made in a photograph that has none: what few labelled photographs show, on many faces. */
export const madeDefects: Partial<Record<DefectName, Make>> = {
  "dark-glasses": darkGlasses,
  "clear-glasses": clearGlasses,
  "forbidden-glasses": clearGlasses,
  "covered-head": hat,
  "hair-coloured-hood": hood,
  mask,
  "wide-open-mouth": wideOpenMouth,
  "closed-eyes": closedEyes,
  "squeezed-eyes": squeezedEyes,
  "red-eyes": redEyes,
  "eyes-aside": eyesAside,
  blurred,
  shaken,
  "too-dark": fourStopsUnder,
  "burnt-out": threeStopsOver,
  flat,
  "one-side-black": oneSideBlack,
  grey,
  "damaged-jpeg": (picture, turn) => torn(picture, turn, "jpeg"),
  "damaged-png": (picture, turn) => torn(picture, turn, "png"),
  "damaged-webp": (picture, turn) => torn(picture, turn, "webp"),
  "damaged-avif": (picture, turn) => torn(picture, turn, "avif"),
};
