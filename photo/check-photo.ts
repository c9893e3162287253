import { checkSource } from "./check-source";
import { ownBackground } from "./choose-background";
import { withTopOfHead } from "./core/checks/face/head-covering";
import { checkFinishedRoll } from "./core/checks/face/pose";
import { checkFinishedFile } from "./core/checks/file/finished-file";
import { checkFaceComplete } from "./core/checks/frame/face-complete";
import { checkFraming } from "./core/checks/frame/framing";
import { checkGeometry } from "./core/checks/frame/geometry";
import { checkShoulders } from "./core/checks/frame/shoulders";
import { gradeOf } from "./core/checks/grade";
import { checkFixedBackground } from "./core/checks/picture/background";
import { checkFinishedColour } from "./core/checks/picture/grey-photo";
import { levelWithin } from "./core/crop/level-within";
import { printSize } from "./core/crop/output-size";
import { boundsOf } from "./core/crop/source-area";
import { hairTop, missingAboveRatio, withSeenCrown } from "./core/face/head";
import { lightTop } from "./core/face/light-top";
import { measurePhoto } from "./core/face/measure";
import type { PhotoReport } from "./core/photo-outcome";
import type { Rgb } from "./core/raster/colour";
import type { View } from "./core/raster/warp";
import type { Check, CheckRequest, PhotoRule, Point, Raster } from "./core/types";
import { type FoundPerson, findPerson } from "./find-person";
import { sourceArea } from "./frame-photo";
import { type MattedPerson, mattePerson } from "./matte-person";
import { openPhoto } from "./open-photo";
import { type PhotoPorts, timed } from "./ports";
import { checksInSource, reportFace } from "./report-face";

/** Rows of what is measured and matted; the head of a document photo then fills some 600 of them. */
const measuredHeightPx = 900;

/** What most programs show under transparent parts. */
const paper: Rgb = [255, 255, 255];

/** The whole picture, as it is. */
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
 * Checks of an upload that mean something else here: pixels are judged as a file's, shape and lean as a finished photo's,
 * and what is complete once the hair was seen.
 */
const judgedAnew = new Set(["face-size", "roll", "colour", "face-complete"]);

/** An authority that crops by itself needs the room for it. */
function checkRoom(
  person: FoundPerson,
  cut: MattedPerson,
  hair: Point | null,
  rule: PhotoRule,
  decodeScale: number,
): Check[] {
  const upscalingPerMm = (printSize(rule).heightPx / rule.heightMm) * decodeScale;
  const bounds = boundsOf(sourceArea(person, cut, false, upscalingPerMm));
  const solved = levelWithin(person.head, hair, rule, rule.widthMm, bounds).outcome;
  return checkFraming("missing" in solved ? solved.missing : []);
}

function report(checks: Check[], rest: Partial<PhotoReport>): PhotoReport {
  const accepted = checks.every(({ verdict }) => verdict !== "fail");
  const grade = accepted ? gradeOf(checks) : null;
  return { accepted, grade, given: null, result: null, face: null, checks, ...rest };
}

/**
 * A finished photo, from a studio or another tool, against a document: its whole picture is taken for the frame and
 * nothing of it is changed. Every rule is judged that can be, also after one has failed: whoever asks wants all reasons.
 */
export async function checkPhoto(request: CheckRequest, ports: PhotoPorts): Promise<PhotoReport> {
  const { image, rule, answers } = request;
  const isUncropped = rule.editPolicy.geometry === "forbidden";
  const { checks: opened, photo } = await openPhoto(image, paper, ports);
  if (!photo) return report(opened, {});
  const { decodeScale, sourceWidthPx: widthPx, sourceHeightPx: heightPx } = photo;
  const { format } = ports.inspectImage(image);
  const given = request.given ?? { format, widthPx, heightPx, bytes: image.length };
  let checks = [
    ...opened.filter((check) => isUncropped || check.rule !== "aspect-ratio"),
    ...checkFinishedFile(given, rule),
  ];

  const found = await findPerson(photo.raster, ports);
  const { person: seen } = found;
  if (!seen) return report([...checks, ...found.checks], { given });
  checks.push(...checksInSource(found.checks, seen, decodeScale));
  const { raster, mesh, turns } = seen;
  const source = await timed(ports, "check", () => checkSource(seen, decodeScale, { rule, answers }, ports));
  checks.push(
    ...source.filter((check) => !judgedAnew.has(check.rule)),
    ...source.filter((check) => check.rule === "colour").map((check) => checkFinishedColour(check, rule)),
    checkFinishedRoll(seen.head.rollDeg, turns),
  );

  const cut = await mattePerson(seen, wholeView(raster), ports);
  const hair = hairTop(cut.alpha, cut.view, seen.head);
  const person = { ...seen, head: withSeenCrown(seen.head, hair) };
  const top = lightTop(cut.image, cut.alpha, cut.view, person.head);
  checks = withTopOfHead(checks, top, rule, answers?.["head-covering"]);
  checks.push(
    checkFaceComplete(
      mesh,
      { ...person.head, missingRatio: missingAboveRatio(cut.alpha, cut.view, person.head, raster.widthPx) },
      raster.widthPx,
      raster.heightPx,
    ),
    checkShoulders(cut.alpha, cut.view, person.head),
    ...checkFixedBackground(ownBackground(cut, person.head, raster, rule)),
  );

  const face = reportFace(person, hair, decodeScale);
  if (isUncropped) {
    checks.push(...checkRoom(person, cut, hair, rule, decodeScale));
    return report(checks, { given, face });
  }
  // Millimetres are shares of the document's frame: a picture of another shape, or on its side, has none.
  const hasShape = !checks.some(
    ({ messageKey, verdict }) => messageKey === "photoShape" && verdict === "fail",
  );
  if (turns !== 0 || !hasShape) return report(checks, { given, face });
  const { measured } = await timed(ports, "measure", () =>
    measurePhoto(cut.image, cut.alpha, rule, ports.models),
  );
  checks.push(...checkGeometry(measured, rule));
  return report(checks, { given, face, result: measured });
}
