import { checkFace } from "../core/checks/face/face-checks";
import { checkFaceSize } from "../core/checks/face/face-size";
import { checkFaceComplete } from "../core/checks/frame/face-complete";
import { checkCompression } from "../core/checks/picture/compression";
import { checkIntegrity } from "../core/checks/picture/integrity";
import { sharpnessEyeDistancePx } from "../core/checks/picture/sharpness";
import { cheeks } from "../core/face/cheeks";
import { lookForCloth } from "../core/face/cloth";
import { facePatch, patchEyeDistancePx } from "../core/face/face-patch";
import { type FoundHand, findHands } from "../core/face/find-hands";
import { lookAtForehead } from "../core/face/forehead";
import { distance } from "../core/face/mesh";
import type { Check, Point } from "../core/types";
import { type PhotoPorts, timed } from "../ports";
import type { FoundPerson, Portrait } from "./detect-person";
import { checksInSource } from "./report";

/** Side of the square in which hands are looked for, and how far below the eyes its middle lies, in heights of the head. */
const handsIn = { headsWide: 2.2, belowEyes: 0.1 };

function handsAtHead({ pyramid, head }: FoundPerson, ports: PhotoPorts): Promise<FoundHand[]> {
  const headPx = distance(head.crown, head.chin);
  const angle = (head.rollDeg * Math.PI) / 180;
  const down = handsIn.belowEyes * headPx;
  const centre: Point = [
    head.eyeMiddle[0] - Math.sin(angle) * down,
    head.eyeMiddle[1] + Math.cos(angle) * down,
  ];
  return findHands(pyramid, { centre, edgePx: handsIn.headsWide * headPx, angle }, ports.models);
}

/** What the face alone tells, before anything is cut out. A face that passes as complete is looked at again with its hair. */
export const checkSource = timed("check", async (portrait: Portrait, ports): Promise<Check[]> => {
  const { person, decodeScale, rule, answers } = portrait;
  const { raster, pyramid, mesh, head } = person;
  const patch = facePatch(pyramid, mesh, head);
  const sharpPx = Math.max(patchEyeDistancePx, Math.min(sharpnessEyeDistancePx, head.interpupillaryPx));
  const cheekColours = cheeks(patch, mesh, head);
  const complete = checkFaceComplete(mesh, { ...head, missingRatio: null }, raster.widthPx, raster.heightPx);
  const seen = {
    mesh,
    head,
    patch,
    sharpPatch: facePatch(pyramid, mesh, head, sharpPx),
    cheeks: cheekColours,
    hands: await handsAtHead(person, ports),
    forehead: lookAtForehead(pyramid, head, cheekColours),
    cloth: lookForCloth(pyramid, head, cheekColours),
  };
  const checks = [
    ...(complete.verdict === "fail" ? [complete] : []),
    checkFaceSize(distance(head.leftEye, head.rightEye) / decodeScale),
    checkIntegrity(raster, mesh, head, decodeScale),
    checkCompression(raster, head, decodeScale),
    ...checkFace(seen, rule, answers),
  ];
  return checksInSource(checks, portrait);
});
