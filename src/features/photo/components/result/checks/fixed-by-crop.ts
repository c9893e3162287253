import { isMendedInFile } from "../../../../../../photo/core/checks/file/mended-by-making";
import type { MessageKey } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";

/** Checks of the head's position in the frame. */
const ofFrame: readonly MessageKey[] = [
  "stayStraight",
  "headHeight",
  "headHeightUncertain",
  "eyeLine",
  "topMargin",
  "hairMargin",
  "centring",
];

/** Whether moving or rotating the photo, or its guide lines, can fix a check. */
export const isFixedByCrop = ({ verdict, messageKey }: Check): boolean =>
  (verdict === "fail" || verdict === "warn") && (ofFrame as readonly string[]).includes(messageKey);

/** Whether a photo made from a finished one can meet the rules that it fails. */
export const canMakeFrom = (checks: readonly Check[]): boolean =>
  checks.every((check) => check.verdict !== "fail" || isFixedByCrop(check) || isMendedInFile(check));
