import { withTopOfHead } from "../core/checks/face/head-covering";
import { checkFaceComplete } from "../core/checks/frame/face-complete";
import { checkShoulders } from "../core/checks/frame/shoulders";
import { hairTop, missingAboveRatio, withSeenCrown } from "../core/face/head";
import { lightTop } from "../core/face/light-top";
import type { Check, Point } from "../core/types";
import type { FoundPerson, Portrait } from "./detect-person";
import type { MattedPerson } from "./matte-person";

/** A person who has been cut out, and the checks that were made before. */
export type CutPortrait = Pick<Portrait, "person" | "rule" | "answers"> & {
  cut: MattedPerson;
  checks: Check[];
};

export interface Outline {
  /** Their crown no higher than what can be seen of the head. */
  person: FoundPerson;
  /** Top of the hair on the person's raster; null where the matte shows none. */
  hairTop: Point | null;
  checks: Check[];
}

/** The checks, with that of coverings made anew where the cut-out shows the top of the head. */
export function checkHeadTop({ person, cut, rule, answers, checks }: CutPortrait): Check[] {
  const top = lightTop(cut.image, cut.matte, cut.view, person.head);
  return withTopOfHead(checks, top, rule, answers?.["head-covering"]);
}

/** What the cut-out tells of the head: where hair and skull end, whether all of it is there, how the shoulders lie. */
export function judgeOutline(portrait: CutPortrait): Outline {
  const { matte, view } = portrait.cut;
  const { raster, mesh } = portrait.person;
  const hair = hairTop(matte, view, portrait.person.head);
  const head = withSeenCrown(portrait.person.head, hair);
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
