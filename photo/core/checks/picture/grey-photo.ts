import type { FacePatch } from "../../face/face-patch";
import { thresholds } from "../../thresholds";
import type { Check, PhotoRule } from "../../types";
import { judge } from "../judge";

/** A black-and-white photo where the rule asks for colour: hardly any pixel of the face has channels that differ. */
export function checkGreyPhoto({ pixels, inFace }: FacePatch, colour: PhotoRule["colour"]): Check {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < inFace.length; i++) {
    if (!inFace[i]) continue;
    const r = pixels[3 * i]!;
    const g = pixels[3 * i + 1]!;
    const b = pixels[3 * i + 2]!;
    counts[Math.round(Math.max(r, g, b) - Math.min(r, g, b))]!++;
    count++;
  }
  let spread = 255;
  for (let above = counts[255]!; above < 0.01 * count && spread > 0; ) above += counts[--spread]!;
  const { source, unit, fail } = thresholds.colourSpread;
  return judge("colour", "greyPhoto", (100 * spread) / 255, {
    source,
    unit,
    fail: colour === "colour" ? fail : undefined,
  });
}

/** A colour photo where the document wants grey is a fault of a finished one; others are made grey. */
export function checkFinishedColour(check: Check, { colour }: Pick<PhotoRule, "colour">): Check {
  const { fail } = thresholds.colourSpread;
  if (colour !== "grey" || Number(check.measured) < fail.min) return check;
  return { ...check, verdict: "fail", max: fail.min, messageKey: "colourPhoto" };
}
