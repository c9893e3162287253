import { idealFrame } from "./core/crop/crop";
import { headAxis } from "./core/crop/frame";
import { digitalSize, printSize } from "./core/crop/output-size";
import type { PhotoRequest } from "./core/types";
import { type FoundPerson, findAgain } from "./find-person";
import { behindPhoto, largestEdgePx, type OpenedPhoto, openPhoto } from "./open-photo";
import type { PhotoPorts } from "./ports";

/** A little more than the output's pixels: a frame may end up smaller than the ideal one. */
const spare = 1.15;

/**
 * Decodes again, larger, where the head is so small in the picture that the usual decode has fewer pixels than the
 * output while the upload has more. Most photos return as they came.
 */
export async function redecode(
  { image, rule }: Pick<PhotoRequest, "image" | "rule">,
  photo: OpenedPhoto,
  person: FoundPerson,
  ports: PhotoPorts,
): Promise<{ photo: OpenedPhoto; person: FoundPerson }> {
  const frame = idealFrame(headAxis(person.head, null, rule), rule);
  const longestPx = Math.max(photo.raster.widthPx, photo.raster.heightPx);
  if (!frame || photo.decodeScale >= 1 || longestPx >= largestEdgePx) return { photo, person };
  const wantedPx = Math.max(printSize(rule).heightPx, digitalSize(rule).heightPx);
  const enlarge = (spare * wantedPx * frame.mmPerPx) / rule.heightMm;
  if (enlarge <= 1) return { photo, person };
  const edgePx = Math.min(largestEdgePx, Math.ceil(longestPx * enlarge));
  const reopened = await openPhoto(image, behindPhoto(rule), ports, edgePx);
  if (!reopened.photo) return { photo, person };
  return {
    photo: reopened.photo,
    person: await findAgain(person, reopened.photo.raster, ports),
  };
}
