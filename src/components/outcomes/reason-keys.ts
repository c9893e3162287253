import type { AuthorityReason } from "../../../contract/codes";

/** Keys of the reasons of refusals in `outcome.json`. */
export const reasonKeys = {
  head: "reason.head",
  background: "reason.background",
  light: "reason.light",
  expression: "reason.expression",
  covered: "reason.covered",
  quality: "reason.quality",
  edited: "reason.edited",
  file: "reason.file",
  person: "reason.person",
  other: "reason.other",
  none: "reason.none",
} as const satisfies Record<AuthorityReason, string>;
