import { checkSource } from "./check-source";
import {
  type ChosenBackground,
  chooseBackground,
  ownBackground,
  replaceInstead,
  staysAnyway,
} from "./choose-background";
import { withTopOfHead } from "./core/checks/face/head-covering";
import { checkFaceComplete, checkFaceKept } from "./core/checks/frame/face-complete";
import { checkFinishedFace } from "./core/checks/frame/finished-face";
import { checkFraming } from "./core/checks/frame/framing";
import { checkGeometry } from "./core/checks/frame/geometry";
import { checkShoulders } from "./core/checks/frame/shoulders";
import { checkFixedBackground } from "./core/checks/picture/background";
import { checkResolution } from "./core/checks/picture/resolution";
import { hairTop, missingAboveRatio, withSeenCrown } from "./core/face/head";
import { lightTop } from "./core/face/light-top";
import type { PhotoOutcome } from "./core/photo-outcome";
import type { Check, PhotoRequest, PhotoRule, Point } from "./core/types";
import { type FoundPerson, findPerson } from "./find-person";
import { type FramedPhoto, framePhoto } from "./frame-photo";
import { type MattedPerson, mattePerson } from "./matte-person";
import { mattingView } from "./matting-view";
import { behindPhoto, type OpenedPhoto, openPhoto } from "./open-photo";
import { type PhotoPorts, timed } from "./ports";
import { redecode } from "./redecode";
import { checksInSource, reportFace } from "./report-face";

/** What is asked of the photo itself, whatever is written of it. */
export type DocumentRequest = Pick<PhotoRequest, "image" | "rule" | "background" | "adjust" | "answers">;

/** A photo as its document wants it, drawn and measured, and everything that it was drawn from. */
export interface DrawnDocument {
  accepted: true;
  photo: OpenedPhoto;
  person: FoundPerson;
  cut: MattedPerson;
  hair: Point | null;
  chosen: ChosenBackground;
  framed: FramedPhoto;
  checks: Check[];
}

export type RefusedPhoto = Extract<PhotoOutcome, { accepted: false }>;

const hasFailed = (checks: Check[]): boolean => checks.some(({ verdict }) => verdict === "fail");

export const refusePhoto = (
  checks: Check[],
  person: FoundPerson,
  hair: Point | null,
  { decodeScale }: OpenedPhoto,
): RefusedPhoto => ({ accepted: false, checks, face: reportFace(person, hair, decodeScale) });

/** What fails where the picture does not show a whole head before its wall: what is cut out of it would tell nonsense. */
const hidesOutline: ReadonlySet<string> = new Set(["face-complete", "integrity"]);

const hasOutline = (checks: readonly Check[]): boolean =>
  !checks.some((check) => check.verdict === "fail" && hidesOutline.has(check.rule));

/** The wall of a refused photo, where the authority will look at it: the next photo should not be refused for that. */
const fixedWall = (
  checks: readonly Check[],
  cut: MattedPerson,
  { head, raster }: FoundPerson,
  rule: PhotoRule,
): Check[] =>
  rule.editPolicy.background === "keep" && hasOutline(checks)
    ? checkFixedBackground(ownBackground(cut, head, raster, rule))
    : [];

/** What else the next photo should do without, of a photo that is refused already: nobody should be sent back once a fault. */
async function withTheRest(
  checks: Check[],
  person: FoundPerson,
  { rule, answers }: DocumentRequest,
  ports: PhotoPorts,
): Promise<Check[]> {
  if (!hasOutline(checks)) return checks;
  const cut = await mattePerson(person, mattingView(person, rule), ports, true);
  const top = lightTop(cut.image, cut.alpha, cut.view, person.head);
  const withTop = withTopOfHead(checks, top, rule, answers?.["head-covering"]);
  return [...withTop, ...fixedWall(withTop, cut, person, rule)];
}

/** Steps 1 to 11 (see README.md). @throws RangeError for a background that the rule does not allow */
export async function drawDocument(
  request: DocumentRequest,
  ports: PhotoPorts,
): Promise<DrawnDocument | RefusedPhoto> {
  const { rule, adjust } = request;

  // 1. Decode.
  const opened = await openPhoto(request.image, behindPhoto(rule), ports);
  let checks = opened.checks;
  if (!opened.photo) return { accepted: false, checks, face: null };
  let photo = opened.photo;

  // 2. Detect. 3. Mesh. 4. Straighten: the upright axis goes into every view from here on.
  const found = await findPerson(photo.raster, ports);
  if (!found.person) return { accepted: false, checks: [...checks, ...found.checks], face: null };
  let person = found.person;
  checks.push(...checksInSource(found.checks, person, photo.decodeScale));
  if (hasFailed(found.checks)) return refusePhoto(checks, person, null, photo);
  ({ photo, person } = await redecode(request, photo, person, ports));
  checks.push(...(await timed(ports, "check", () => checkSource(person, photo.decodeScale, request, ports))));
  // The crown can only be outside the picture, or the face turned away, whatever the matte would say.
  if (hasFailed(checks))
    return refusePhoto(await withTheRest(checks, person, request, ports), person, null, photo);

  // 5. Segment. 6. Matte. 7. Head.
  // A rule for the hair's own top asks for the finest outline there is; skulls and a wall that stays do not.
  const isRough = staysAnyway(request.background, rule) && rule.head?.crown !== "hair";
  const cut = await mattePerson(person, mattingView(person, rule), ports, isRough);
  const hair = hairTop(cut.alpha, cut.view, person.head);
  person = { ...person, head: withSeenCrown(person.head, hair) };

  // 8. Check.
  const { raster, mesh, head } = person;
  const top = lightTop(cut.image, cut.alpha, cut.view, head);
  checks = withTopOfHead(checks, top, rule, request.answers?.["head-covering"]);
  checks.push(
    checkFaceComplete(
      mesh,
      { ...head, missingRatio: missingAboveRatio(cut.alpha, cut.view, head, raster.widthPx) },
      raster.widthPx,
      raster.heightPx,
    ),
    checkShoulders(cut.alpha, cut.view, head),
  );
  if (hasFailed(checks))
    return refusePhoto([...checks, ...fixedWall(checks, cut, person, rule)], person, hair, photo);

  // 9. Crop. 10. Compose. 11. Measure again.
  let chosen = chooseBackground(request.background, rule, ownBackground(cut, head, raster, rule), cut.doubt);
  const subject = { person, cut, hair, decodeScale: photo.decodeScale };
  let framing = await framePhoto(subject, { rule, adjust, replacement: chosen.replacement }, ports);
  if ("missing" in framing && chosen.mayStillReplace) {
    chosen = replaceInstead(rule, cut.doubt);
    framing = await framePhoto(subject, { rule, adjust, replacement: chosen.replacement }, ports);
  }
  checks.push(...checkFraming("missing" in framing ? framing.missing : []), ...chosen.checks);
  if ("missing" in framing) return refusePhoto(checks, person, hair, photo);
  const { framed } = framing;
  const replacedBy = chosen.replacement && { matte: cut.alpha, view: cut.view };
  checks.push(
    ...checkFaceKept(mesh, replacedBy, framed.measured),
    checkFinishedFace(mesh, framed.view, framed.mesh),
    checkResolution(framed.view.scale * photo.decodeScale, (head.chin[1] - head.crown[1]) / raster.heightPx),
    ...checkGeometry(framed.measured, rule, adjust?.lines),
  );
  if (hasFailed(checks)) return refusePhoto(checks, person, hair, photo);
  return { accepted: true, photo, person, cut, hair, chosen, framed, checks };
}
