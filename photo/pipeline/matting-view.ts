import { idealFrame } from "../core/crop/crop";
import { frameCentre, headAxis } from "../core/crop/frame";
import { digitalSize, printSize, widthShownMm } from "../core/crop/output-size";
import type { View } from "../core/raster/warp";
import type { PhotoRule } from "../core/types";
import type { FoundPerson } from "./detect-person";

/** The matte is a little wider than the frame, so that the frame can still be moved for hair and space. */
const reach = 1.3;

/** Limits of the matte's height: below, hair is lost; above, it is too slow. */
const heightPxMin = 600;
const heightPxMax = 900;

/**
 * The part of the picture that the photo may show, upright, at about the output's resolution.
 * @throws RangeError if the rule's bands contradict each other
 */
export function mattingView(person: FoundPerson, rule: PhotoRule): View {
  const axis = headAxis(person.head, null, rule);
  const frame = idealFrame(axis, rule);
  if (!frame) throw new RangeError(`The rule of ${rule.urlPath} contradicts itself.`);
  const widthMm = Math.max(rule.widthMm, widthShownMm(digitalSize(rule), rule));
  const sourceHeightPx = (reach * rule.heightMm) / frame.mmPerPx;
  const wantedPx = Math.max(heightPxMin, Math.min(heightPxMax, reach * printSize(rule).heightPx));
  const heightPx = Math.round(Math.max(heightPxMin / 2, Math.min(wantedPx, sourceHeightPx)));
  return {
    centre: frameCentre(frame, axis, rule.heightMm),
    angle: axis.angle,
    scale: heightPx / sourceHeightPx,
    widthPx: Math.round((heightPx * widthMm) / rule.heightMm),
    heightPx,
  };
}
