import { checkSource } from "./check-source";
import { chooseBackground, ownBackground, replaceInstead, staysAnyway } from "./choose-background";
import { checkFaceComplete, checkFaceKept } from "./core/checks/face-complete";
import { checkFraming } from "./core/checks/framing";
import { checkGeometry } from "./core/checks/geometry";
import { gradeOf } from "./core/checks/grade";
import { checkFinishedFace } from "./core/checks/integrity";
import { checkResolution } from "./core/checks/resolution";
import { checkShoulders } from "./core/checks/shoulders";
import { hairTop, withSeenCrown } from "./core/face/head";
import type { PhotoOutcome } from "./core/photo-outcome";
import type { Check, PhotoRequest, Point } from "./core/types";
import { drawSurround } from "./draw-surround";
import { type FoundPerson, findPerson } from "./find-person";
import { framePhoto } from "./frame-photo";
import { listEdits } from "./list-edits";
import { mattePerson } from "./matte-person";
import { mattingView } from "./matting-view";
import { behindPhoto, type OpenedPhoto, openPhoto } from "./open-photo";
import { type PhotoPorts, timed } from "./ports";
import { redecode } from "./redecode";
import { reportFace } from "./report-face";
import { writeDigital, writePrintout } from "./write-outputs";

const hasFailed = (checks: Check[]): boolean => checks.some(({ verdict }) => verdict === "fail");

const refused = (
  checks: Check[],
  person: FoundPerson,
  hair: Point | null,
  { decodeScale }: OpenedPhoto,
): PhotoOutcome => ({ accepted: false, checks, face: reportFace(person, hair, decodeScale) });

/**
 * From any photo of one person to a document photo, in the order of the steps (see README.md). Every photo has an
 * outcome; what is thrown is a fault of the request (a background that the rule does not allow) or of the machine.
 */
export async function makePhoto(request: PhotoRequest, ports: PhotoPorts): Promise<PhotoOutcome> {
  const { rule, adjust } = request;

  // 1. Decode.
  const opened = await openPhoto(request.image, behindPhoto(rule), ports);
  const checks = opened.checks;
  if (!opened.photo) return { accepted: false, checks, face: null };
  let photo = opened.photo;

  // 2. Detect. 3. Mesh. 4. Straighten: the upright axis goes into every view from here on.
  const found = await findPerson(photo.raster, ports);
  checks.push(...found.checks);
  if (!found.person) return { accepted: false, checks, face: null };
  let person = found.person;
  if (hasFailed(found.checks)) return refused(checks, person, null, photo);
  ({ photo, person } = await redecode(request, photo, person, ports));
  checks.push(...(await timed(ports, "check", () => checkSource(person, photo.decodeScale, request, ports))));
  // The crown can only be outside the picture, or the face turned away, whatever the matte would say.
  if (hasFailed(checks)) return refused(checks, person, null, photo);

  // 5. Segment. 6. Matte. 7. Head.
  // A rule for the hair's own top asks for the finest outline there is; skulls and a wall that stays do not.
  const isRough = staysAnyway(request.background, rule) && rule.head?.crown !== "hair";
  const cut = await mattePerson(person, mattingView(person, rule), ports, isRough);
  const hair = hairTop(cut.alpha, cut.view, person.head);
  person = { ...person, head: withSeenCrown(person.head, hair) };

  // 8. Check.
  const { raster, mesh, head } = person;
  checks.push(
    checkFaceComplete(mesh, { ...head, hairTop: hair }, raster.widthPx, raster.heightPx),
    checkShoulders(cut.alpha, cut.view, head),
  );
  if (hasFailed(checks)) return refused(checks, person, hair, photo);

  // 9. Crop. 10. Compose. 11. Measure again.
  let chosen = chooseBackground(request.background, rule, ownBackground(cut, head, raster, rule), cut.doubt);
  const subject = { person, cut, hair, decodeScale: photo.decodeScale };
  let framing = await framePhoto(subject, { rule, adjust, replacement: chosen.replacement }, ports);
  if ("missing" in framing && chosen.mayStillReplace) {
    chosen = replaceInstead(rule, cut.doubt);
    framing = await framePhoto(subject, { rule, adjust, replacement: chosen.replacement }, ports);
  }
  checks.push(...checkFraming("missing" in framing ? framing.missing : []), ...chosen.checks);
  if ("missing" in framing) return refused(checks, person, hair, photo);
  const { framed } = framing;
  const replacedBy = chosen.replacement && { matte: cut.alpha, view: cut.view };
  checks.push(
    ...checkFaceKept(mesh, replacedBy, framed.measured),
    checkFinishedFace(mesh, framed.view, framed.mesh),
    checkResolution(framed.view.scale * photo.decodeScale, (head.chin[1] - head.crown[1]) / raster.heightPx),
    ...checkGeometry(framed.measured, rule, adjust?.lines),
  );
  if (hasFailed(checks)) return refused(checks, person, hair, photo);

  // 12. Encode. 13. Sheet.
  const written = await writeDigital(request, person, cut, framed, chosen.replacement, ports);
  if ("check" in written) return refused([...checks, written.check], person, hair, photo);
  const { printout, preview } = await writePrintout(request, framed, ports);
  const surround = await drawSurround(person, cut, framed, hair, chosen.replacement, rule, ports);
  return {
    accepted: true,
    digital: written.digital,
    printout,
    preview,
    surround,
    face: reportFace(person, hair, photo.decodeScale),
    result: framed.measured,
    checks,
    grade: gradeOf(checks),
    ...listEdits(rule, photo, person, framed, chosen, written.digital),
  };
}
