import { pictureRule } from "./core/caption/caption";
import { checkFinishedRoll } from "./core/checks/face/pose";
import { checkFinishedFile } from "./core/checks/file/finished-file";
import { checkFraming } from "./core/checks/frame/framing";
import { checkGeometry } from "./core/checks/frame/geometry";
import { gradeOf } from "./core/checks/grade";
import { checkFixedBackground } from "./core/checks/picture/background";
import { checkFinishedColour } from "./core/checks/picture/grey-photo";
import { levelWithin } from "./core/crop/level-within";
import { printSize } from "./core/crop/output-size";
import { boundsOf } from "./core/crop/source-area";
import { measurePhoto, nothingMeasured } from "./core/face/measure";
import type { PhotoReport } from "./core/photo-outcome";
import type { Rgb } from "./core/raster/colour";
import type { View } from "./core/raster/warp";
import type { Check, CheckRequest, FinishedFile, Point, Raster } from "./core/types";
import { checkSource } from "./pipeline/check-source";
import { ownBackground } from "./pipeline/choose-background";
import { findPerson, type Portrait } from "./pipeline/detect-person";
import { type MattedPerson, mattePerson } from "./pipeline/matte-person";
import { judgeOutline, type Outline } from "./pipeline/outline";
import { checksInSource, reportFace } from "./pipeline/report";
import { sourceArea } from "./pipeline/source-area";
import type { PhotoPorts } from "./ports";
import { decodePhoto } from "./steps/open";

/** Height at which the photo is measured and matted; the head of a document photo is then about 600 rows high. */
const measuredHeightPx = 900;

/** The colour that most programs show under transparent parts. */
const paper: Rgb = [255, 255, 255];

/** The whole picture. */
function wholeView({ widthPx, heightPx }: Raster): View {
  const scale = Math.min(1, measuredHeightPx / heightPx);
  return {
    centre: [widthPx / 2, heightPx / 2],
    angle: 0,
    scale,
    widthPx: Math.round(widthPx * scale),
    heightPx: Math.round(heightPx * scale),
  };
}

/**
 * Checks of an upload that are replaced here: size by the file, shape and roll as for a finished photo, and
 * completeness after the hair was found.
 */
const replacedChecks = new Set(["face-size", "roll", "colour", "face-complete"]);

/** An authority that crops by itself needs space for it. */
function checkRoom(portrait: Portrait & { cut: MattedPerson; hairTop: Point | null }): Check[] {
  const { person, rule, hairTop, decodeScale } = portrait;
  const upscalingPerMm = (printSize(rule).heightPx / rule.heightMm) * decodeScale;
  const bounds = boundsOf(sourceArea(portrait, false, upscalingPerMm));
  const problem = { rule, widthMm: rule.widthMm, bounds };
  const { outcome } = levelWithin({ head: person.head, hairTop }, problem);
  return checkFraming(outcome.ok ? [] : outcome.reason);
}

/** All that was checked; what was not found or measured is null. */
function reportOf(checks: Check[], rest: Partial<PhotoReport>): PhotoReport {
  const accepted = checks.every(({ verdict }) => verdict !== "fail");
  const grade = accepted ? gradeOf(checks) : null;
  return { accepted, grade, given: null, result: null, face: null, checks, ...rest };
}

/**
 * Checks a finished photo, from a studio or another tool, against a document: the whole picture counts as the frame
 * and is not changed. All rules are checked, even after one has failed.
 */
export async function checkPhoto(request: CheckRequest, ports: PhotoPorts): Promise<PhotoReport> {
  const { image, rule, answers } = request;
  const isUncropped = rule.editPolicy.geometry === "forbidden";
  const decoded = await decodePhoto({ bytes: image, background: paper }, ports);
  if (!decoded.ok) return reportOf(decoded.reason.checks, {});
  const photo = decoded.value;
  const { decodeScale, sourceWidthPx: widthPx, sourceHeightPx: heightPx } = photo;
  const { format } = ports.inspectImage(image);
  const given = request.given ?? { format, widthPx, heightPx, bytes: image.length };
  const ofFile = [
    ...photo.checks.filter((check) => isUncropped || check.rule !== "aspect-ratio"),
    ...checkFinishedFile(given, rule),
  ];

  const { person, checks: faceCount } = await findPerson(photo.raster, ports);
  if (!person) return reportOf([...ofFile, ...faceCount], { given });
  const found = { person, decodeScale, rule, answers };
  const source = await checkSource(found, ports);
  const checks = [
    ...ofFile,
    ...checksInSource(faceCount, found),
    ...source.filter((check) => !replacedChecks.has(check.rule)),
    ...source.filter((check) => check.rule === "colour").map((check) => checkFinishedColour(check, rule)),
    checkFinishedRoll(person.head.rollDeg, person.turns),
  ];

  const cut = await mattePerson({ person, view: wholeView(person.raster) }, ports);
  // Its person has the visible crown, its checks are these and those of the outline.
  const outline = judgeOutline({ ...found, cut, checks });
  return judgeFinished({ ...found, cut, ...outline }, given, ports);
}

/** Checks the background, and the lengths or the space for them; `portrait` has the checks made before. */
async function judgeFinished(
  portrait: Portrait & Outline & { cut: MattedPerson },
  given: FinishedFile,
  ports: PhotoPorts,
): Promise<PhotoReport> {
  const { cut, rule, hairTop, person, checks: checksBefore } = portrait;
  const checks = [...checksBefore, ...checkFixedBackground(ownBackground(portrait))];
  const face = reportFace(portrait, hairTop);
  if (rule.editPolicy.geometry === "forbidden")
    return reportOf([...checks, ...checkRoom(portrait)], { given, face });
  // Millimetres are shares of the document's frame: a picture of another shape or orientation has none.
  const hasShape = !checks.some(
    ({ messageKey, verdict }) => messageKey === "photoShape" && verdict === "fail",
  );
  const ruleOfPicture = pictureRule(rule);
  if (person.turns !== 0 || !hasShape)
    return reportOf([...checks, ...checkGeometry(nothingMeasured, ruleOfPicture)], { given, face });
  const { measured } = await measurePhoto({ photo: cut.image, matte: cut.matte }, { rule }, ports.models);
  return reportOf([...checks, ...checkGeometry(measured, ruleOfPicture)], {
    given,
    face,
    result: measured,
  });
}
