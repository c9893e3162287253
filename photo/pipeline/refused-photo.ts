import { checkFixedBackground } from "../core/checks/picture/background";
import type { Check } from "../core/types";
import type { PhotoPorts } from "../ports";
import { ownBackground } from "./choose-background";
import { type MattedPerson, mattePerson } from "./matte-person";
import { mattingView } from "./matting-view";
import { checkHeadTop } from "./outline";
import type { PhotoOfPerson } from "./subjects";

export const hasFailed = (checks: readonly Check[]): boolean =>
  checks.some(({ verdict }) => verdict === "fail");

/** What fails where the picture does not show a whole head before its wall: what is cut out of it would tell nonsense. */
const hidesOutline: ReadonlySet<string> = new Set(["face-complete", "integrity"]);

const hasOutline = (checks: readonly Check[]): boolean =>
  !checks.some((check) => check.verdict === "fail" && hidesOutline.has(check.rule));

/** The wall of a refused photo, where the authority will look at it: the next photo should not be refused for that. */
export const checkWall = (photo: PhotoOfPerson & { cut: MattedPerson }): Check[] =>
  photo.rule.editPolicy.background === "keep" && hasOutline(photo.checks)
    ? checkFixedBackground(ownBackground(photo))
    : [];

/** What else the next photo should do without, of a photo that is refused already: nobody should be sent back once a fault. */
export async function checkTheRest(photo: PhotoOfPerson, ports: PhotoPorts): Promise<Check[]> {
  if (!hasOutline(photo.checks)) return photo.checks;
  const { person, rule } = photo;
  const cut = await mattePerson({ person, view: mattingView(person, rule), isRough: true }, ports);
  const checks = checkHeadTop({ ...photo, cut });
  return [...checks, ...checkWall({ ...photo, cut, checks })];
}
