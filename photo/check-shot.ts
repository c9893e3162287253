import { checkFrame } from "./camera/check-frame";
import type { Check, PhotoRule } from "./core/types";
import { findPerson } from "./pipeline/detect-person";
import type { PhotoPorts } from "./ports";
import { backgroundUnder, decodePhoto } from "./steps/open";

export interface ShotRequest {
  image: Uint8Array;
  rule: PhotoRule;
}

/**
 * Problems of one of several photos: the document's checks that need no finished photo, as in the camera's guidance.
 * Passed checks are left out.
 */
export async function checkShot({ image, rule }: ShotRequest, ports: PhotoPorts): Promise<Check[]> {
  const decoded = await decodePhoto({ bytes: image, background: backgroundUnder(rule) }, ports);
  if (!decoded.ok) return decoded.reason.checks;
  const { raster, decodeScale, checks } = decoded.value;
  const found = await findPerson(raster, ports);
  const checked = await checkFrame(found.person?.raster ?? raster, { rule, decodeScale }, ports, found);
  return [...checks, ...checked.checks].filter(({ verdict }) => verdict !== "pass");
}
