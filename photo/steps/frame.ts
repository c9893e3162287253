import { checkMadeRoll } from "../core/checks/face/pose";
import { checkFaceKept, withChinAtEdge } from "../core/checks/frame/face-complete";
import { checkFinishedFace } from "../core/checks/frame/finished-face";
import { checkFraming, withMissingBody } from "../core/checks/frame/framing";
import { checkGeometry } from "../core/checks/frame/geometry";
import { checkResolution, uploadPixels } from "../core/checks/picture/resolution";
import { relax } from "../core/checks/relax";
import { done, type Result, refuse } from "../core/result";
import type { Check, Side } from "../core/types";
import { chooseBackground, ownBackground, replaceInstead } from "../pipeline/choose-background";
import { type FramedPhoto, framePhoto } from "../pipeline/frame-photo";
import { hasFailed } from "../pipeline/refused-photo";
import { reportFace } from "../pipeline/report";
import type { FramedDocument, MattedPhoto } from "../pipeline/subjects";
import { timed } from "../ports";

const resolutionOf = (
  { view }: FramedPhoto,
  { decodeScale, rule, person: { head, raster } }: MattedPhoto,
): Check => checkResolution(view.scale * decodeScale, uploadPixels(head, raster.heightPx, decodeScale), rule);

/**
 * Instead of a lean that can be levelled, that of the photo that was made. A head that leans too far, which only warns of a child, leaves
 * its shoulders aslant, and an authority that wants the whole picture gets it as it is.
 */
function withMadeRoll(checks: Check[], { measured }: FramedPhoto, { rule, adjust }: MattedPhoto): Check[] {
  const isTurned = !!adjust?.rotateDeg;
  const isWhole = rule.editPolicy.geometry === "forbidden" && !isTurned;
  if (measured.rollDeg === null || isWhole) return checks;
  const made = relax([checkMadeRoll(measured.rollDeg, isTurned)], rule);
  return checks.flatMap((check) => (check.rule === "roll" && check.verdict === "pass" ? made : check));
}

/** A kept background bounds the frame: it may not fit at all, or only closer than the picture has pixels for. */
const isUnusable = (framing: Result<FramedPhoto, Side[]>, photo: MattedPhoto): boolean =>
  !framing.ok || resolutionOf(framing.value, photo).verdict === "fail";

/**
 * Chooses the background, then frames, draws and measures the photo.
 * @throws RangeError for a background that the rule does not allow
 */
export const frame = timed("frame", async (photo: MattedPhoto, ports): Promise<Result<FramedDocument>> => {
  const { rule, adjust, person, cut } = photo;
  let chosen = chooseBackground(photo.background, rule, ownBackground(photo), cut.doubt);
  let framing = await framePhoto(photo, chosen.replacement, ports);
  if (chosen.mayStillReplace && isUnusable(framing, photo)) {
    const replaced = replaceInstead(rule, cut.doubt);
    const wider = await framePhoto(photo, replaced.replacement, ports);
    if (!framing.ok || !isUnusable(wider, photo)) [chosen, framing] = [replaced, wider];
  }
  const face = reportFace(photo, photo.hairTop);
  if (!framing.ok) return refuse([...photo.checks, ...checkFraming(framing.reason), ...chosen.checks], face);
  const framed = framing.value;
  const isMoved = adjust !== undefined && (adjust.scale !== 1 || adjust.dyMm !== 0);
  const framingChecks = withMissingBody(checkFraming([]), { ...framed, isMoved }, rule);
  const found = [...withMadeRoll(photo.checks, framed, photo), ...framingChecks, ...chosen.checks];
  const { mesh } = person;
  found.push(
    ...checkFaceKept(mesh, chosen.replacement && cut, framed.measured),
    checkFinishedFace(mesh, framed.view, framed.mesh),
    resolutionOf(framed, photo),
    ...checkGeometry(framed.measured, rule, { lines: adjust?.lines, own: framed.own }),
  );
  const checks = isMoved ? withChinAtEdge(found, framed.own, rule) : found;
  return hasFailed(checks) ? refuse(checks, face) : done({ ...photo, chosen, framed, checks });
});
