import { idealFrame } from "../core/crop/crop";
import { headAxis } from "../core/crop/frame";
import { digitalSize, printSize } from "../core/crop/output-size";
import { done, type Result, refuse } from "../core/result";
import type { PhotoPorts } from "../ports";
import { checkSource } from "./check-source";
import { findAgain, findPerson } from "./detect-person";
import { behindPhoto, decodePhoto, largestEdgePx } from "./open";
import { checkTheRest, hasFailed } from "./refused-photo";
import { checksInSource, reportFace } from "./report";
import type { OpenedPhoto, PhotoOfPerson } from "./subjects";

/** One face, its mesh and its head, and what the face alone tells; its upright axis goes into every view from here on. */
export async function find(opened: OpenedPhoto, ports: PhotoPorts): Promise<Result<PhotoOfPerson>> {
  const { person, checks: faceCount } = await findPerson(opened.raster, ports);
  if (!person) return refuse([...opened.checks, ...faceCount]);
  const found: PhotoOfPerson = { ...opened, person };
  found.checks = [...opened.checks, ...checksInSource(faceCount, found)];
  if (hasFailed(faceCount)) return refuse(found.checks, reportFace(found, null));
  const photo = await redecode(found, ports);
  const checks = [...photo.checks, ...(await checkSource(photo, ports))];
  if (!hasFailed(checks)) return done({ ...photo, checks });
  // The crown can only be outside the picture, or the face turned away, whatever the matte would say.
  return refuse(await checkTheRest({ ...photo, checks }, ports), reportFace(photo, null));
}

/** A little more than the output's pixels: a frame may end up smaller than the ideal one. */
const spare = 1.15;

/**
 * Decodes again, larger, where the head is so small in the picture that the usual decode has fewer pixels than the
 * output while the upload has more. Most photos return as they came.
 */
async function redecode(photo: PhotoOfPerson, ports: PhotoPorts): Promise<PhotoOfPerson> {
  const { image, rule, raster, decodeScale, person, checks } = photo;
  const frame = idealFrame(headAxis(person.head, null, rule), rule);
  const longestPx = Math.max(raster.widthPx, raster.heightPx);
  if (!frame || decodeScale >= 1 || longestPx >= largestEdgePx) return photo;
  const wantedPx = Math.max(printSize(rule).heightPx, digitalSize(rule).heightPx);
  const enlarge = (spare * wantedPx * frame.mmPerPx) / rule.heightMm;
  if (enlarge <= 1) return photo;
  const longestEdgePx = Math.min(largestEdgePx, Math.ceil(longestPx * enlarge));
  const larger = await decodePhoto({ bytes: image, background: behindPhoto(rule), longestEdgePx }, ports);
  if (!larger.ok) return photo;
  return {
    ...photo,
    ...larger.value,
    checks,
    person: await findAgain(person, larger.value.raster, ports),
  };
}
