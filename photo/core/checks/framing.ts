import type { Side } from "../crop/source-bounds";
import type { MessageKey } from "../message-keys";
import type { Check, Verdict } from "../types";
import { plainCheck } from "./judge";

/**
 * Whether the source has the room that the document's frame needs. Opposite borders in the way at once, or three of
 * them, mean that the camera was too close: then no shift helps.
 *
 * @param missing the sides of the source that the best frame would leave
 */
export function checkFraming(missing: Side[]): Check[] {
  const lacks = new Set(missing);
  const isTooClose =
    (lacks.has("left") && lacks.has("right")) || (lacks.has("top") && lacks.has("bottom")) || lacks.size >= 3;
  const check = (rule: string, messageKey: MessageKey, isLacking: boolean): Check => {
    const verdict: Verdict = isLacking ? "fail" : "pass";
    return plainCheck(rule, messageKey, verdict, null);
  };
  return [
    check("too-close", "tooClose", isTooClose),
    check("top-space", "topSpace", !isTooClose && lacks.has("top")),
    check("bottom-space", "bottomSpace", !isTooClose && lacks.has("bottom")),
    check("centring", "bodyCentred", !isTooClose && (lacks.has("left") || lacks.has("right"))),
  ];
}
