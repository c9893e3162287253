import type { FacePatch } from "../../face/face-patch";
import { faceContrast } from "../../face/features";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";
import { judge } from "../judge";

/** Fog, backlight, a dirty lens or a filter: hardly any difference between the darkest and the lightest of the face. */
export const checkContrast = (patch: FacePatch): Check =>
  judge("contrast", "lowContrast", faceContrast(patch), thresholds.faceContrast);
