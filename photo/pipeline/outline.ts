import { withTopOfHead } from "../core/checks/face/head-covering";
import { checkFaceComplete } from "../core/checks/frame/face-complete";
import { checkShoulders } from "../core/checks/frame/shoulders";
import { hairTop, missingAboveRatio, withVisibleCrown } from "../core/face/head";
import { lightTop } from "../core/face/light-top";
import type { Check, Point } from "../core/types";
import type { FoundPerson, Portrait } from "./detect-person";
import type { MattedPerson } from "./matte-person";

/** A cut-out person, and the checks made before. */
export type CutPortrait = Pick<Portrait, "person" | "rule" | "answers"> & {
  cut: MattedPerson;
  checks: Check[];
};

export interface Outline {
  /** With the crown no higher than the visible head. */
  person: FoundPerson;
  /** Top of the hair on the person's raster; null if the matte shows none. */
  hairTop: Point | null;
  checks: Check[];
}

/** The checks; that of coverings is repeated if the cut-out shows the top of the head. */
export function checkHeadTop({ person, cut, rule, answers, checks }: CutPortrait): Check[] {
  const top = lightTop(cut.image, cut.matte, cut.view, person.head);
  return withTopOfHead(checks, top, rule, answers?.["head-covering"]);
}

/** Judges the head by its outline: top of hair and skull, completeness, shoulders. */
export function judgeOutline(portrait: CutPortrait): Outline {
  const { matte, view } = portrait.cut;
  const { raster, mesh } = portrait.person;
  const hair = hairTop(matte, view, portrait.person.head);
  const head = withVisibleCrown(portrait.person.head, hair);
  const person = { ...portrait.person, head };
  const missingRatio = missingAboveRatio(matte, view, head, raster.widthPx);
  return {
    person,
    hairTop: hair,
    checks: [
      ...checkHeadTop({ ...portrait, person }),
      checkFaceComplete(mesh, { ...head, missingRatio }, raster.widthPx, raster.heightPx),
      checkShoulders(matte, view, head),
    ],
  };
}
