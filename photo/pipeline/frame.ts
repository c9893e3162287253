import { checkFaceKept } from "../core/checks/frame/face-complete";
import { checkFinishedFace } from "../core/checks/frame/finished-face";
import { checkFraming, withMissingBody } from "../core/checks/frame/framing";
import { checkGeometry } from "../core/checks/frame/geometry";
import { checkResolution } from "../core/checks/picture/resolution";
import { done, type Result, refuse } from "../core/result";
import { timed } from "../ports";
import { chooseBackground, ownBackground, replaceInstead } from "./choose-background";
import { framePhoto } from "./frame-photo";
import { hasFailed } from "./refused-photo";
import { reportFace } from "./report";
import type { FramedDocument, MattedPhoto } from "./subjects";

/**
 * Chooses the background, then frames, draws and measures the photo.
 * @throws RangeError for a background that the rule does not allow
 */
export const frame = timed("frame", async (photo: MattedPhoto, ports): Promise<Result<FramedDocument>> => {
  const { rule, adjust, person, cut, decodeScale } = photo;
  let chosen = chooseBackground(photo.background, rule, ownBackground(photo), cut.doubt);
  let framing = await framePhoto(photo, chosen.replacement, ports);
  if (!framing.ok && chosen.mayStillReplace) {
    chosen = replaceInstead(rule, cut.doubt);
    framing = await framePhoto(photo, chosen.replacement, ports);
  }
  const face = reportFace(photo, photo.hairTop);
  if (!framing.ok) return refuse([...photo.checks, ...checkFraming(framing.reason), ...chosen.checks], face);
  const framed = framing.value;
  // A frame that the visitor has moved stays as it is.
  const room = adjust ? checkFraming([]) : withMissingBody(checkFraming([]), framed, rule);
  const checks = [...photo.checks, ...room, ...chosen.checks];
  const { mesh, head, raster } = person;
  checks.push(
    ...checkFaceKept(mesh, chosen.replacement && cut, framed.measured),
    checkFinishedFace(mesh, framed.view, framed.mesh),
    checkResolution(framed.view.scale * decodeScale, (head.chin[1] - head.crown[1]) / raster.heightPx),
    ...checkGeometry(framed.measured, rule, adjust?.lines),
  );
  return hasFailed(checks) ? refuse(checks, face) : done({ ...photo, chosen, framed, checks });
});
