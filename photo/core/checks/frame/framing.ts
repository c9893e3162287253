import type { Side } from "../../crop/source-bounds";
import type { Check } from "../../types";
import { plainCheck } from "../judge";

const room = [
  { check: "top-space", messageKey: "topSpace", sides: ["top"] },
  { check: "bottom-space", messageKey: "bottomSpace", sides: ["bottom"] },
  { check: "centring", messageKey: "bodyCentred", sides: ["left", "right"] },
] as const;

/**
 * Whether the source has the room that the document's frame needs. Opposite borders in the way at once, or three of
 * them, mean that the camera was too close: then no shift helps, and the room that lacks is not judged by itself.
 *
 * @param missing the sides of the source that the best frame would leave
 */
export function checkFraming(missing: Side[]): Check[] {
  const lacks = new Set(missing);
  const isTooClose =
    (lacks.has("left") && lacks.has("right")) || (lacks.has("top") && lacks.has("bottom")) || lacks.size >= 3;
  const checks = [plainCheck("too-close", "tooClose", isTooClose ? "fail" : "pass", null)];
  for (const { check, messageKey, sides } of room) {
    const isLacking = sides.some((side) => lacks.has(side));
    if (isLacking && isTooClose) continue;
    checks.push(plainCheck(check, messageKey, isLacking ? "fail" : "pass", null));
  }
  return checks;
}
