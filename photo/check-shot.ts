import { checkFrame } from "./camera/check-frame";
import type { Check, PhotoRule } from "./core/types";
import { findPerson } from "./pipeline/detect-person";
import { behindPhoto, decodePhoto } from "./pipeline/open";
import type { PhotoPorts } from "./ports";

export interface ShotRequest {
  image: Uint8Array;
  rule: PhotoRule;
}

/**
 * What speaks against one of several photos: the checks of a document that need no finished photo, as the guidance of the
 * camera makes them. Those that pass are left out.
 */
export async function checkShot({ image, rule }: ShotRequest, ports: PhotoPorts): Promise<Check[]> {
  const decoded = await decodePhoto({ bytes: image, background: behindPhoto(rule) }, ports);
  if (!decoded.ok) return decoded.reason.checks;
  const { raster, decodeScale, checks } = decoded.value;
  const found = await findPerson(raster, ports);
  const checked = await checkFrame(found.person?.raster ?? raster, { rule, decodeScale }, ports, found);
  return [...checks, ...checked.checks].filter(({ verdict }) => verdict !== "pass");
}
