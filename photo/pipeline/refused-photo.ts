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

/** With these faults the picture does not show a whole head, and its cut-out would be meaningless. */
const hidesOutline: ReadonlySet<string> = new Set(["face-complete", "integrity"]);

const hasOutline = (checks: readonly Check[]): boolean =>
  !checks.some((check) => check.verdict === "fail" && hidesOutline.has(check.rule));

/**
 * Checks the wall of a refused photo if the authority will look at it, so that the next photo is not refused for it.
 */
export const checkWall = (photo: PhotoOfPerson & { cut: MattedPerson }): Check[] =>
  photo.rule.editPolicy.background === "keep" && hasOutline(photo.checks)
    ? checkFixedBackground(ownBackground(photo))
    : [];

/** Runs the remaining checks on a refused photo, so that all faults are reported at once. */
export async function checkRemaining(photo: PhotoOfPerson, ports: PhotoPorts): Promise<Check[]> {
  if (!hasOutline(photo.checks)) return photo.checks;
  const { person, rule } = photo;
  const cut = await mattePerson({ person, view: mattingView(person, rule), isRough: true }, ports);
  const checks = checkHeadTop({ ...photo, cut });
  return [...checks, ...checkWall({ ...photo, cut, checks })];
}
