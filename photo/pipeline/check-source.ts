import { withoutPaint } from "../core/checks/face/drawn-over";
import { checkFace } from "../core/checks/face/face-checks";
import { checkFaceSize, wantedEyePx } from "../core/checks/face/face-size";
import { isProfile } from "../core/checks/face/pose";
import { checkFaceComplete } from "../core/checks/frame/face-complete";
import { notChecked } from "../core/checks/judge";
import { checkCompression } from "../core/checks/picture/compression";
import { checkIntegrity } from "../core/checks/picture/integrity";
import { sharpnessEyeDistancePx } from "../core/checks/picture/sharpness";
import { cheeks } from "../core/face/cheeks";
import { measureCloth } from "../core/face/cloth";
import { facePatch, patchEyeDistancePx } from "../core/face/face-patch";
import { type FoundHand, findHands } from "../core/face/find-hands";
import { measureForehead } from "../core/face/forehead";
import { distance } from "../core/face/mesh";
import type { Check, Point } from "../core/types";
import { type PhotoPorts, timed } from "../ports";
import type { FoundPerson, Portrait } from "./detect-person";
import { checksInSource } from "./report";

/** Side of the square that is searched for hands, and the distance of its middle below the eyes, in head heights. */
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

/** Checks that need only the face. A face that passes as complete is checked again with its hair. */
export const checkSource = timed("check", async (portrait: Portrait, ports): Promise<Check[]> => {
  const { person, decodeScale, rule, answers } = portrait;
  const { raster, pyramid, mesh, head } = person;
  const patch = facePatch(pyramid, mesh, head);
  const sharpPx = Math.max(patchEyeDistancePx, Math.min(sharpnessEyeDistancePx, head.interpupillaryPx));
  const cheekColours = cheeks(patch, mesh, head);
  const complete = checkFaceComplete(mesh, { ...head, missingRatio: null }, raster.widthPx, raster.heightPx);
  const evidence = {
    mesh,
    head,
    patch,
    sharpPatch: facePatch(pyramid, mesh, head, sharpPx),
    cheeks: cheekColours,
    hands: await handsAtHead(person, ports),
    forehead: measureForehead(pyramid, head, cheekColours),
    cloth: measureCloth(pyramid, head, cheekColours),
  };
  const checks = [
    ...(complete.verdict === "fail" ? [complete] : []),
    // From the side the eyes lie one behind the other.
    isProfile(mesh.pose)
      ? notChecked("face-size", "smallFaces")
      : checkFaceSize(distance(head.leftEye, head.rightEye) / decodeScale, wantedEyePx(head, rule)),
    checkIntegrity(raster, mesh, head, decodeScale),
    checkCompression(raster, head, decodeScale),
    ...checkFace(evidence, rule, answers),
  ];
  return checksInSource(withoutPaint(checks), portrait);
});
