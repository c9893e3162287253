import type { Check } from "../../types";
import { plainCheck } from "../judge";

/** The bytes could be read as a picture of an accepted type; `format` is null when not. */
export function checkImageType(format: string | null): Check {
  return plainCheck("image-type", "imageType", format ? "pass" : "fail", format);
}
