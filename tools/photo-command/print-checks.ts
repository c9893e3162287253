import { type RefusalReason, refusalWords } from "../../photo/core/file/image-refused";
import type { Check } from "../../photo/core/types";
import { checkLine } from "../eval/tables/check-line";

/** Prints one line per check; returns why the file is not an accepted picture, or null. */
export function printChecks(checks: Check[]): string | null {
  for (const check of checks) console.log(checkLine(check));
  const type = checks.find(({ rule, verdict }) => rule === "image-type" && verdict === "fail");
  return type ? (refusalWords[type.measured as RefusalReason] ?? null) : null;
}
