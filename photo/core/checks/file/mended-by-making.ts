import { findingOf } from "../../findings";
import type { Check } from "../../types";

const isOfFile = ({ messageKey }: Check): boolean => findingOf(messageKey)?.subject === "file";

/** Pixels that a file lacks are in no file made from it; only the photo it came from has them. */
const lacksPixels = ({ rule, verdict, measured, min }: Check): boolean =>
  verdict === "fail" &&
  (rule === "resolution" ||
    (rule === "pixel-size" && typeof measured === "number" && min !== null && measured < min));

/** Whether a photo made anew from a finished file mends this fault of the file. */
export const isMendedInFile = (check: Check): boolean => isOfFile(check) && !lacksPixels(check);

/** What was found of the person or the background is found again in a photo made anew. */
const stays = (check: Check): boolean =>
  (check.verdict === "fail" || check.verdict === "warn") && !isOfFile(check);

/** The checks of a finished file that a photo made anew from it would pass; none where that photo would not fit either. */
export const mendedByMaking = (checks: readonly Check[]): Check[] =>
  checks.some((check) => lacksPixels(check) || stays(check)) ? [] : checks.filter(isOfFile);
