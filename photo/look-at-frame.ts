import { checkSource } from "./check-source";
import { chooseBackground, ownBackground } from "./choose-background";
import { checkFaceSize } from "./core/checks/face/face-size";
import { withTopOfHead } from "./core/checks/face/head-covering";
import { checkPitch, checkRoll, checkYaw } from "./core/checks/face/pose";
import { checkFaceComplete } from "./core/checks/frame/face-complete";
import { checkFraming } from "./core/checks/frame/framing";
import { checkShoulders } from "./core/checks/frame/shoulders";
import { checkResolution } from "./core/checks/picture/resolution";
import { levelWithin } from "./core/crop/level-within";
import { digitalSize, printSize, widthShownMm } from "./core/crop/output-size";
import { boundsOf } from "./core/crop/source-area";
import type { SourceBounds } from "./core/crop/source-bounds";
import { hairTop, missingAboveRatio, withSeenCrown } from "./core/face/head";
import { lightTop } from "./core/face/light-top";
import { distance } from "./core/face/mesh";
import type { HeadPlace } from "./core/guidance/hints";
import type { Check, PhotoRule, Point, Raster } from "./core/types";
import { type FoundPerson, findBeforeCamera } from "./find-person";
import { sourceArea } from "./frame-photo";
import { mattePerson } from "./matte-person";
import { mattingView } from "./matting-view";
import type { PhotoPorts } from "./ports";

/** What a camera is held for. */
export interface FrameRequest {
  rule: PhotoRule;
  /** Pixels of the frame per pixel of the photo that the camera would take now; 1 or less. */
  decodeScale: number;
}

export interface FrameLook {
  person: FoundPerson | null;
  place: HeadPlace | null;
  checks: Check[];
  /** No check is left that a frame can be asked for. */
  isWhole: boolean;
}

const hasFailed = (checks: Check[]): boolean => checks.some(({ verdict }) => verdict === "fail");

/** The document's frame on this head, as the photo's own crop will lay it, and what it lacks. */
function checkFrame(
  { raster, head }: FoundPerson,
  hair: Point | null,
  bounds: SourceBounds,
  { rule, decodeScale }: FrameRequest,
): { place: HeadPlace | null; checks: Check[] } {
  const widthMm = Math.max(rule.widthMm, widthShownMm(digitalSize(rule), rule));
  const solved = levelWithin(head, hair, rule, widthMm, bounds).outcome;
  const acrossRatio = head.eyeMiddle[0] / raster.widthPx;
  if ("missing" in solved)
    return { place: { acrossRatio, roomRatio: 1 }, checks: checkFraming(solved.missing) };
  const { mmPerPx } = solved.frame;
  const headShare = (head.chin[1] - head.crown[1]) / raster.heightPx;
  return {
    place: {
      acrossRatio,
      roomRatio: mmPerPx * Math.min(raster.heightPx / rule.heightMm, raster.widthPx / widthMm),
    },
    checks: [
      ...checkFraming([]),
      checkResolution((mmPerPx * printSize(rule).heightPx * decodeScale) / rule.heightMm, headShare),
    ],
  };
}

const upscalingPerMm = ({ rule, decodeScale }: FrameRequest): number =>
  (printSize(rule).heightPx / rule.heightMm) * decodeScale;

/** Distance, place and pose: what changes from frame to frame. Quick enough for each of them. */
export function lookAtPose(person: FoundPerson, request: FrameRequest): FrameLook {
  const { raster, mesh, head } = person;
  const { widthPx, heightPx } = raster;
  const framed = checkFrame(
    person,
    null,
    {
      covers: ([x, y]) => x >= 0 && y >= 0 && x <= widthPx && y <= heightPx,
      sourceWidthPx: widthPx,
      sourceHeightPx: heightPx,
      upscalingPerMm: upscalingPerMm(request),
    },
    request,
  );
  return {
    person,
    place: framed.place,
    checks: [
      checkFaceComplete(mesh, { ...head, missingRatio: null }, widthPx, heightPx),
      ...framed.checks,
      checkFaceSize(distance(head.leftEye, head.rightEye) / request.decodeScale),
      checkRoll(head.rollDeg),
      checkYaw(mesh.pose),
      checkPitch(mesh.pose),
    ],
    isWhole: false,
  };
}

/**
 * One frame of a camera as `makePhoto` would judge it up to its step 9, with the same checks. The mask is the rough one: it
 * shows where hair and shoulders are.
 */
export async function lookAtFrame(
  frame: Raster,
  request: FrameRequest,
  ports: PhotoPorts,
): Promise<FrameLook> {
  const { rule, decodeScale } = request;
  const found = await findBeforeCamera(frame, ports);
  if (!found.person) return { person: null, place: null, checks: found.checks, isWhole: false };
  const quick = lookAtPose(found.person, request);
  if (hasFailed(found.checks) || hasFailed(quick.checks))
    return { ...quick, checks: [...found.checks, ...quick.checks] };
  const ofFace = await checkSource(found.person, decodeScale, { rule }, ports);
  if (hasFailed(ofFace)) return { ...quick, checks: [...found.checks, ...ofFace] };

  const cut = await mattePerson(found.person, mattingView(found.person, rule), ports, true);
  const hair = hairTop(cut.alpha, cut.view, found.person.head);
  const person = { ...found.person, head: withSeenCrown(found.person.head, hair) };
  const area = sourceArea(person, cut, false, upscalingPerMm(request));
  const framed = checkFrame(person, hair, boundsOf(area), request);
  const { mesh, head } = person;
  const missingRatio = missingAboveRatio(cut.alpha, cut.view, head, frame.widthPx);
  const own = ownBackground(cut, head, frame, rule);
  const top = lightTop(cut.image, cut.alpha, cut.view, head);
  return {
    person,
    place: framed.place,
    checks: [
      ...found.checks,
      ...withTopOfHead(ofFace, top, rule, undefined),
      checkFaceComplete(mesh, { ...head, missingRatio }, frame.widthPx, frame.heightPx),
      checkShoulders(cut.alpha, cut.view, head),
      ...framed.checks,
      ...chooseBackground("auto", rule, own, cut.doubt).checks,
    ],
    isWhole: true,
  };
}
