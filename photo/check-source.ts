import { checkFace } from "./core/checks/face-checks";
import { checkFaceComplete } from "./core/checks/face-complete";
import { checkFaceSize } from "./core/checks/face-size";
import { cheeks } from "./core/face/cheeks";
import { facePatch } from "./core/face/face-patch";
import { distance } from "./core/face/mesh";
import type { Check, PhotoRule } from "./core/types";
import type { FoundPerson } from "./find-person";

/** What the face alone tells, before anything is cut out. A face that passes as complete is looked at again with its hair. */
export function checkSource(person: FoundPerson, decodeScale: number, rule: PhotoRule): Check[] {
  const { raster, pyramid, mesh, head } = person;
  const patch = facePatch(pyramid, mesh, head);
  const complete = checkFaceComplete(mesh, { ...head, hairTop: null }, raster.widthPx, raster.heightPx);
  return [
    ...(complete.verdict === "fail" ? [complete] : []),
    checkFaceSize(distance(head.leftEye, head.rightEye) / decodeScale),
    ...checkFace({ mesh, head, patch, cheeks: cheeks(patch, mesh, head) }, rule.colour),
  ];
}
