import { bodyAtBorders } from "./body-at-borders";
import { checkGeometry } from "./core/checks/frame/geometry";
import { adjustFrame } from "./core/crop/adjust-frame";
import { headBandMm, solveCrop } from "./core/crop/crop";
import { type Frame, frameView, type HeadAxis, headAxis } from "./core/crop/frame";
import { levelWithin } from "./core/crop/level-within";
import { digitalSize, type PixelSize, printSize, widthShownMm } from "./core/crop/output-size";
import { boundsOf, type SourceArea } from "./core/crop/source-area";
import type { Side } from "./core/crop/source-bounds";
import { eachLine, linesInPx, linesWithinReach, withLines } from "./core/face/hand-lines";
import type { HeadPoints } from "./core/face/head";
import { measurePhoto } from "./core/face/measure";
import type { FaceMesh } from "./core/face/mesh";
import type { Rgb } from "./core/raster/colour";
import { fromView, toView, type View } from "./core/raster/warp";
import type { CropAdjustment, Measurements, PhotoRule, Point } from "./core/types";
import { type DrawnPhoto, drawPhoto } from "./draw-photo";
import type { FoundPerson } from "./find-person";
import type { MattedPerson } from "./matte-person";
import { type PhotoPorts, timed } from "./ports";

export interface FramedPhoto {
  frame: Frame;
  axis: HeadAxis;
  /** As it placed the frame, but for what the visitor has laid by hand. */
  head: HeadPoints;
  area: SourceArea;
  /** The widest that has to be shown. */
  widthMm: number;
  view: View;
  drawn: DrawnPhoto;
  measured: Measurements;
  /** The face as it was found on the drawn photo. */
  mesh: FaceMesh | null;
}

/** The person as found in the photo. */
export interface FramingSubject {
  person: FoundPerson;
  cut: MattedPerson;
  /** Top of the hair on the person's raster; null where the matte shows none. */
  hair: Point | null;
  /** Pixels of the decoded raster per pixel of the upload. */
  decodeScale: number;
}

/** What is to be made of them. */
export interface FramingJob {
  rule: PhotoRule;
  /** Null where the photo keeps its own background. */
  replacement: Rgb | null;
  adjust?: CropAdjustment | undefined;
}

/** What the photo can show, depending on whether missing background may be laid. */
export function sourceArea(
  person: FoundPerson,
  cut: MattedPerson,
  mayFill: boolean,
  upscalingPerMm: number,
): SourceArea {
  const { widthPx, heightPx } = person.raster;
  return {
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
    upscalingPerMm,
    view: cut.view,
    // Beside and above the person, not where the person is cut by the border.
    body: mayFill ? bodyAtBorders(cut, widthPx, heightPx) : null,
  };
}

/** A new look at the finished photo corrects the first one: its points on the source. */
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

const boundLengths: ReadonlySet<string> = new Set(["head-height", "eye-line", "top-margin", "centred"]);

/**
 * The worst verdict on the lengths that the crop aimed at; null if all pass.
 * @param headMm the intended height of the head
 */
function missOf(measured: Measurements, headMm: number, rule: PhotoRule): "warn" | "fail" | null {
  const band = headBandMm(rule);
  const isHeadMeant = headMm >= band.min && headMm <= band.max;
  const verdicts = checkGeometry(measured, rule)
    .filter(({ rule: name }) => boundLengths.has(name))
    // A head outside the recommendation only warns, and no other frame would change that.
    .filter((check) => check.rule !== "head-height" || check.verdict === "fail" || isHeadMeant)
    .map(({ verdict }) => verdict);
  if (verdicts.includes("fail")) return "fail";
  return verdicts.includes("warn") ? "warn" : null;
}

/**
 * Steps 9 to 11: find the frame, draw the print, measure it as drawn. Where the measure says that a band is missed (the
 * mesh sees a finished photo a little differently), the frame is solved again with what was measured. If no frame meets all
 * bands, the last one with the mildest verdict is used.
 */
export async function framePhoto(
  { person, cut, hair, decodeScale }: FramingSubject,
  { rule, replacement, adjust }: FramingJob,
  ports: PhotoPorts,
): Promise<{ framed: FramedPhoto } | { missing: Side[] }> {
  const size: PixelSize = printSize(rule);
  const area = sourceArea(person, cut, replacement !== null, (size.heightPx / rule.heightMm) * decodeScale);
  const bounds = boundsOf(area);
  const widthMm = Math.max(rule.widthMm, widthShownMm(digitalSize(rule), rule));
  const wanted = linesInPx(adjust?.lines ?? {}, person.raster.widthPx, person.raster.heightPx);
  let { head } = person;
  let best: { framed: FramedPhoto; miss: "warn" | "fail" | null } | undefined;
  for (let round = 0; round < roundsMax; round++) {
    const level = await timed(ports, "crop", () => levelWithin(head, hair, rule, widthMm, bounds));
    head = level.head;
    const found = { head, hairTop: hair };
    const lines = linesWithinReach(wanted, found, rule);
    const laid = withLines(found, lines, rule);
    const axis = headAxis(laid.head, laid.hairTop, rule, adjust?.rotateDeg);
    const solved = adjust
      ? await timed(ports, "crop", () => solveCrop(axis, rule, widthMm, bounds))
      : level.outcome;
    if ("missing" in solved) return best ?? solved;
    const frame = adjust ? adjustFrame(solved.frame, adjust, axis, rule, widthMm, bounds) : solved.frame;
    const view = frameView(frame, axis, rule.heightMm, size.widthPx, size.heightPx);
    const drawn = await timed(ports, "compose", () =>
      drawPhoto(person.pyramid, view, cut, replacement, rule.colour === "grey"),
    );
    const onPhoto = eachLine(lines, (at) => toView(view, at));
    const seen = await timed(ports, "measure", () =>
      measurePhoto(drawn.photo, drawn.matte, rule, ports.models, onPhoto),
    );
    const miss = missOf(seen.measured, frame.mmPerPx * (axis.chinPx - axis.crownPx), rule);
    if (best?.miss !== "warn" || miss !== "fail") {
      const { measured, mesh } = seen;
      best = { framed: { frame, axis, head, area, widthMm, view, drawn, measured, mesh }, miss };
    }
    if (!miss || !seen.head) break;
    head = corrected(seen.head, view);
  }
  return best!;
}
