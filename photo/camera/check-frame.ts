import { checkFaceSize, wantedEyePx } from "../core/checks/face/face-size";
import { checkRoll, checkYawAndPitch } from "../core/checks/face/pose";
import { checkFaceComplete } from "../core/checks/frame/face-complete";
import { checkFraming } from "../core/checks/frame/framing";
import { checkResolution, uploadPixels } from "../core/checks/picture/resolution";
import { levelWithin } from "../core/crop/level-within";
import { digitalSize, printSize, widthShownMm } from "../core/crop/output-size";
import { boundsOf } from "../core/crop/source-area";
import type { SourceBounds } from "../core/crop/source-bounds";
import { distance } from "../core/face/mesh";
import { isSurelyTooNear } from "../core/guidance/camera-distance";
import { type HeadPosition, roomToMove } from "../core/guidance/hints";
import type { Check, PhotoRule, Point, Raster } from "../core/types";
import { checkSource } from "../pipeline/check-source";
import { chooseBackground, ownBackground } from "../pipeline/choose-background";
import { type Detected, type FoundPerson, findBeforeCamera } from "../pipeline/detect-person";
import { mattePerson } from "../pipeline/matte-person";
import { mattingView } from "../pipeline/matting-view";
import { judgeOutline } from "../pipeline/outline";
import { hasFailed } from "../pipeline/refused-photo";
import { sourceArea } from "../pipeline/source-area";
import type { PhotoPorts } from "../ports";

/** What the camera is used for. */
export interface FrameRequest {
  rule: PhotoRule;
  /** Pixels of the frame per pixel of the photo that the camera would take now; 1 or less. */
  decodeScale: number;
}

export interface CheckedFrame {
  person: FoundPerson | null;
  place: HeadPosition | null;
  checks: Check[];
  /** All remaining checks need the finished photo. */
  isWhole: boolean;
}

/** A baby's eyes are closer together, and whoever holds the camera above it has short arms. */
const isOfChild = ({ relaxed }: PhotoRule): boolean => relaxed !== undefined;

/** The document's frame on this head, as the photo will be cropped, and what it lacks. */
function checkPlacement(
  { person, hairTop }: { person: FoundPerson; hairTop: Point | null },
  bounds: SourceBounds,
  { rule, decodeScale }: FrameRequest,
): { place: HeadPosition | null; checks: Check[] } {
  const { raster, head } = person;
  const widthMm = Math.max(rule.widthMm, widthShownMm(digitalSize(rule), rule));
  const solved = levelWithin({ head, hairTop }, { rule, widthMm, bounds }).outcome;
  const acrossRatio = head.eyeMiddle[0] / raster.widthPx;
  if (!solved.ok)
    return { place: { acrossRatio, roomRatio: 1, isTooNear: false }, checks: checkFraming(solved.reason) };
  const { mmPerPx } = solved.value;
  const upscaling = (mmPerPx * printSize(rule).heightPx * decodeScale) / rule.heightMm;
  const longestPx = Math.max(raster.widthPx, raster.heightPx);
  const pixels = uploadPixels(head, raster.heightPx, decodeScale);
  return {
    place: {
      acrossRatio,
      roomRatio: mmPerPx * Math.min(raster.heightPx / rule.heightMm, raster.widthPx / widthMm),
      isTooNear:
        !isOfChild(rule) && upscaling * roomToMove < 1 && isSurelyTooNear(head.interpupillaryPx, longestPx),
    },
    checks: [...checkFraming([]), checkResolution(upscaling, pixels, rule)],
  };
}

const upscalingPerMm = ({ rule, decodeScale }: FrameRequest): number =>
  (printSize(rule).heightPx / rule.heightMm) * decodeScale;

/** Distance, position and pose, which change from frame to frame. Fast enough for every frame. */
export function checkPose(person: FoundPerson, request: FrameRequest): CheckedFrame {
  const { raster, mesh, head } = person;
  const { widthPx, heightPx } = raster;
  const framed = checkPlacement(
    { person, hairTop: null },
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
      checkFaceSize(
        distance(head.leftEye, head.rightEye) / request.decodeScale,
        wantedEyePx(head, request.rule),
      ),
      checkRoll(head.rollDeg),
      ...checkYawAndPitch(mesh.pose),
    ],
    isWhole: false,
  };
}

/**
 * Judges a camera frame with the same checks as `makePhoto` up to its step 9. The mask is the rough one: it shows
 * where hair and shoulders are.
 * @param detected the person, where already known
 */
export async function checkFrame(
  frame: Raster,
  request: FrameRequest,
  ports: PhotoPorts,
  detected?: Detected,
): Promise<CheckedFrame> {
  const { rule, decodeScale } = request;
  const found = detected ?? (await findBeforeCamera(frame, ports));
  if (!found.person) return { person: null, place: null, checks: found.checks, isWhole: false };
  const quick = checkPose(found.person, request);
  if (hasFailed(found.checks) || hasFailed(quick.checks))
    return { ...quick, checks: [...found.checks, ...quick.checks] };
  const portrait = { person: found.person, decodeScale, rule };
  const ofFace = [...found.checks, ...(await checkSource(portrait, ports))];
  if (hasFailed(ofFace)) return { ...quick, checks: ofFace };

  const view = mattingView(found.person, rule);
  const cut = await mattePerson({ person: found.person, view, isRough: true }, ports);
  const outline = judgeOutline({ ...portrait, cut, checks: ofFace });
  const cutOut = { ...portrait, ...outline, cut };
  const area = sourceArea(cutOut, false, upscalingPerMm(request));
  const placement = checkPlacement(outline, boundsOf(area), request);
  return {
    person: outline.person,
    place: placement.place,
    checks: [
      ...outline.checks,
      ...placement.checks,
      ...chooseBackground("auto", rule, ownBackground(cutOut), cut.doubt).checks,
    ],
    isWhole: true,
  };
}
