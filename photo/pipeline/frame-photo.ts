import { checkGeometry } from "../core/checks/frame/geometry";
import { adjustFrame, cropLimitOf, movementOf, withNarrowerLimits } from "../core/crop/adjust-frame";
import { headBandMm } from "../core/crop/crop";
import { type Frame, frameView, type HeadAxis, headAxis } from "../core/crop/frame";
import { levelWithin } from "../core/crop/level-within";
import { digitalSize, printSize, widthShownMm } from "../core/crop/output-size";
import { solveWithLines } from "../core/crop/solve-with-lines";
import { boundsOf, type SourceArea } from "../core/crop/source-area";
import type { CropProblem } from "../core/crop/source-bounds";
import { eachLine, linesInPx, linesWithinReach } from "../core/face/guide-lines";
import type { HeadPoints } from "../core/face/head";
import { measurePhoto } from "../core/face/measure";
import type { FaceMesh } from "../core/face/mesh";
import type { Rgb } from "../core/raster/colour";
import { fromView, toView, type View } from "../core/raster/warp";
import { done, type Result } from "../core/result";
import type {
  AppliedAdjustment,
  CropAdjustment,
  Measurements,
  PhotoRule,
  PixelSize,
  Point,
  Side,
} from "../core/types";
import type { PhotoPorts } from "../ports";
import type { FoundPerson } from "./detect-person";
import { type DrawnPhoto, drawPhoto } from "./draw-photo";
import type { MattedPerson } from "./matte-person";
import { bodyEndPx, sourceArea } from "./source-area";

export interface FramedPhoto extends DrawnPhoto {
  frame: Frame;
  /** What was possible of the visitor's correction. */
  adjusted?: AppliedAdjustment;
  axis: HeadAxis;
  /** As used for the frame, without lines moved by the visitor. */
  head: HeadPoints;
  area: SourceArea;
  /** The width to show: that of the print, or of the digital file at the print's height if that is wider. */
  widthMm: number;
  view: View;
  measured: Measurements;
  /** Without the visitor's lines. */
  own: Measurements;
  /** The face found on the drawn photo. */
  mesh: FaceMesh | null;
  /** The body ends above the photo's lower edge. */
  showsBodyEnd: boolean;
}

/** A cut-out person and the document to frame them for. */
export interface FramingSubject {
  person: FoundPerson;
  cut: MattedPerson;
  /** Top of the hair on the person's raster; null if the matte shows none. */
  hairTop: Point | null;
  /** Pixels of the decoded raster per pixel of the upload. */
  decodeScale: number;
  rule: PhotoRule;
  adjust?: CropAdjustment | undefined;
}

/** Corrects the points on the source with those measured on the finished photo. */
function corrected(head: HeadPoints, view: View): HeadPoints {
  const back = (point: Point): Point => fromView(view, point);
  return {
    ...head,
    chin: back(head.chin),
    crown: back(head.crown),
    leftEye: back(head.leftEye),
    rightEye: back(head.rightEye),
    eyeMiddle: back(head.eyeMiddle),
    cheekMiddle: back(head.cheekMiddle),
    interpupillaryPx: head.interpupillaryPx / view.scale,
    rollDeg: head.rollDeg + (view.angle * 180) / Math.PI,
  };
}

const roundsMax = 3;

/** From round to round, two measurements of one head on frames that hardly differ scatter by less: 0.035 mm were seen. */
const scatterMm = 0.05;

/**
 * The frame that the visitor wants. One that went to a limit and was measured beyond it keeps away from the limits, or what was allowed
 * by hand would be called a fault.
 */
function movedFrame(
  solved: Frame,
  { adjust, axis, round }: { adjust: CropAdjustment; axis: HeadAxis; round: number },
  problem: CropProblem,
): Frame {
  const within = withNarrowerLimits(problem, round * scatterMm);
  return adjustFrame(solved, adjust, axis, cropLimitOf(solved, axis, within) === null ? within : problem);
}

const boundLengths: ReadonlySet<string> = new Set(["head-height", "eye-line", "top-margin", "centred"]);

/**
 * The worst verdict on the lengths that the crop aims at; null if all pass.
 * @param headMm the intended height of the head
 */
function missOf(measured: Measurements, headMm: number, rule: PhotoRule): "warn" | "fail" | null {
  const band = headBandMm(rule);
  const isHeadMeant = headMm >= band.min && headMm <= band.max;
  const verdicts = checkGeometry(measured, rule)
    .filter(({ rule: name }) => boundLengths.has(name))
    // A head outside the recommendation is only a warning, and no other frame would change that.
    .filter((check) => check.rule !== "head-height" || check.verdict === "fail" || isHeadMeant)
    .map(({ verdict }) => verdict);
  if (verdicts.includes("fail")) return "fail";
  return verdicts.includes("warn") ? "warn" : null;
}

/**
 * Finds the frame, draws the print and measures it. If a band is missed (the mesh finds slightly different points on
 * a finished photo), the frame is solved again with the measured points. If no frame meets all bands, the last one
 * with the mildest verdict is used. What is below the end of the body is left out if possible.
 * @param replacement null if the photo keeps its own background
 */
export async function framePhoto(
  subject: FramingSubject,
  replacement: Rgb | null,
  ports: PhotoPorts,
): Promise<Result<FramedPhoto, Side[]>> {
  const endPx = bodyEndPx(subject);
  const frameAbove = (heightPx?: number) => frameWithin({ ...subject, heightPx }, replacement, ports);
  if (endPx === null) return frameAbove();
  const above = await frameAbove(endPx);
  if (above.ok) return above;
  const whole = await frameAbove();
  return whole.ok ? done({ ...whole.value, showsBodyEnd: true }) : whole;
}

async function frameWithin(
  subject: FramingSubject & { heightPx?: number | undefined },
  replacement: Rgb | null,
  ports: PhotoPorts,
): Promise<Result<FramedPhoto, Side[]>> {
  const { person, hairTop, decodeScale, rule, adjust, heightPx } = subject;
  const size: PixelSize = printSize(rule);
  const upscalingPerMm = (size.heightPx / rule.heightMm) * decodeScale;
  const area = sourceArea(subject, replacement !== null, upscalingPerMm, heightPx);
  const widthMm = Math.max(rule.widthMm, widthShownMm(digitalSize(rule), rule));
  const problem: CropProblem = { rule, widthMm, bounds: boundsOf(area) };
  const wanted = linesInPx(adjust?.lines ?? {}, person.raster.widthPx, person.raster.heightPx);
  let { head } = person;
  let best: { framed: FramedPhoto; miss: "warn" | "fail" | null } | undefined;
  for (let round = 0; round < roundsMax; round++) {
    const level = levelWithin({ head, hairTop }, problem);
    head = level.head;
    const found = { head, hairTop };
    const lines = linesWithinReach(wanted, found, rule);
    const byHand = adjust && solveWithLines(found, lines, problem, adjust.rotateDeg);
    const axis = byHand?.axis ?? headAxis(head, hairTop, rule);
    const solved = byHand?.outcome ?? level.outcome;
    if (!solved.ok) return best ? done(best.framed) : solved;
    const frame = adjust ? movedFrame(solved.value, { adjust, axis, round }, problem) : solved.value;
    const view = frameView(frame, axis, rule.heightMm, size);
    const drawn = drawPhoto(subject, view, replacement);
    const onPhoto = eachLine(lines, (at) => toView(view, at));
    const remeasured = await measurePhoto(drawn, { rule, lines: onPhoto }, ports.models);
    // A line that no frame follows misses its length in every round.
    const lengths = byHand?.followed === lines ? remeasured.measured : remeasured.own;
    const miss = missOf(lengths, frame.mmPerPx * (axis.chinPx - axis.crownPx), rule);
    if (best?.miss !== "warn" || miss !== "fail") {
      const { measured, own, mesh } = remeasured;
      best = {
        framed: {
          ...drawn,
          frame,
          ...(adjust && { adjusted: { ...movementOf(solved.value, frame), rotateDeg: adjust.rotateDeg } }),
          axis,
          head,
          area,
          widthMm,
          view,
          measured,
          own,
          mesh,
          showsBodyEnd: false,
        },
        miss,
      };
    }
    if (!miss || !remeasured.head) break;
    head = corrected(remeasured.head, view);
  }
  return done(best!.framed);
}
