import { findingOf, type MessageKey } from "../../../../../../photo/core/findings";
import { mostUpscaling } from "../../../../../../photo/core/measurement-errors";
import type { Check } from "../../../../../../photo/core/types";
import { oncePerFault } from "./order-checks";

/** Checks of the head's position in the frame. */
const ofFrame: readonly MessageKey[] = [
  "stayStraight",
  "headHeight",
  "headHeightUncertain",
  "lineOffHead",
  "eyeLine",
  "topMargin",
  "hairMargin",
  "centring",
];

const isFault = ({ verdict }: Check): boolean => verdict === "fail" || verdict === "warn";

const isOfFile = ({ messageKey }: Check): boolean => findingOf(messageKey)?.subject === "file";

/** Pixels that a file lacks are in no file made from it; only the photo it came from has them. */
const lacksPixels = ({ rule, measured, min }: Check): boolean =>
  typeof measured === "number" &&
  ((rule === "resolution" && measured > mostUpscaling) ||
    (rule === "pixel-size" && min !== null && measured < min));

/** Whether moving or rotating the photo, or its guide lines, can mend a fault. */
export const isMendedByCrop = (check: Check): boolean =>
  isFault(check) && (check.isManual === true || (ofFrame as readonly string[]).includes(check.messageKey));

/** The faults of the position that `before` did not have. */
export function newFaults(checks: readonly Check[], before: readonly Check[]): Check[] {
  const known = new Set(before.filter(isMendedByCrop).map(({ messageKey }) => messageKey));
  return oncePerFault(checks.filter((check) => isMendedByCrop(check) && !known.has(check.messageKey)));
}

/** Whether a photo made anew from a finished file can meet the rules that the file fails. */
export const canMakeFrom = (checks: readonly Check[]): boolean =>
  checks.every(
    (check) => !lacksPixels(check) && (check.verdict !== "fail" || isMendedByCrop(check) || isOfFile(check)),
  );

/** Whether a photo made anew from a finished file is free of every fault that the file has. */
export const isMendedByMaking = (checks: readonly Check[]): boolean =>
  canMakeFrom(checks) && checks.every((check) => !isFault(check) || isMendedByCrop(check) || isOfFile(check));

/**
 * The faults of a finished file that are gone in a photo made anew from it. None if it lacks pixels or has another fault, which the
 * new photo would have too.
 */
export const mendedByMaking = (checks: readonly Check[]): Check[] =>
  checks.some((check) => lacksPixels(check) || (isFault(check) && !isOfFile(check)))
    ? []
    : checks.filter(isOfFile);
