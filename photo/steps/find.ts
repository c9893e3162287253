import { idealFrame } from "../core/crop/crop";
import { headAxis } from "../core/crop/frame";
import { digitalSize, printSize } from "../core/crop/output-size";
import { maxDecodedEdgePx } from "../core/file/image-limits";
import { done, type Result, refuse } from "../core/result";
import { checkSource } from "../pipeline/check-source";
import { findAgain, findPerson } from "../pipeline/detect-person";
import { checkRemaining, hasFailed } from "../pipeline/refused-photo";
import { checksInSource, reportFace } from "../pipeline/report";
import type { OpenedPhoto, PhotoOfPerson } from "../pipeline/subjects";
import type { PhotoPorts } from "../ports";
import { backgroundUnder, decodePhoto } from "./open";

/** Finds the face with mesh and head, and runs the checks of the face. All later views use its upright axis. */
export async function find(opened: OpenedPhoto, ports: PhotoPorts): Promise<Result<PhotoOfPerson>> {
  const { person, checks: faceCount } = await findPerson(opened.raster, ports);
  if (!person) return refuse([...opened.checks, ...faceCount]);
  const found: PhotoOfPerson = { ...opened, person };
  found.checks = [...opened.checks, ...checksInSource(faceCount, found)];
  const photo = await redecode(found, ports);
  const ofFace = await checkSource(photo, ports);
  if (hasFailed(faceCount)) {
    // The largest face is most likely the one that is meant: the next photo should do without its faults, too.
    const faults = ofFace.filter(({ verdict }) => verdict !== "pass");
    return refuse([...photo.checks, ...faults], reportFace(photo, null));
  }
  const checks = [...photo.checks, ...ofFace];
  if (!hasFailed(checks)) return done({ ...photo, checks });
  // The crown is outside the picture or the face is turned away, whatever the matte would show.
  return refuse(await checkRemaining({ ...photo, checks }, ports), reportFace(photo, null));
}

/** A little more than the output's pixels, because a frame may become smaller than the ideal one. */
const spare = 1.15;

/**
 * Decodes the photo again at a larger size if the head has fewer pixels than the output and the upload has more. Most
 * photos are returned unchanged.
 */
async function redecode(photo: PhotoOfPerson, ports: PhotoPorts): Promise<PhotoOfPerson> {
  const { image, rule, raster, decodeScale, person, checks } = photo;
  const frame = idealFrame(headAxis(person.head, null, rule), rule);
  const longestPx = Math.max(raster.widthPx, raster.heightPx);
  if (!frame || decodeScale >= 1 || longestPx >= maxDecodedEdgePx) return photo;
  const wantedPx = Math.max(printSize(rule).heightPx, digitalSize(rule).heightPx);
  const enlarge = (spare * wantedPx * frame.mmPerPx) / rule.heightMm;
  if (enlarge <= 1) return photo;
  const longestEdgePx = Math.min(maxDecodedEdgePx, Math.ceil(longestPx * enlarge));
  const larger = await decodePhoto({ bytes: image, background: backgroundUnder(rule), longestEdgePx }, ports);
  if (!larger.ok) return photo;
  return {
    ...photo,
    ...larger.value,
    checks,
    person: await findAgain(person, larger.value.raster, ports),
  };
}
