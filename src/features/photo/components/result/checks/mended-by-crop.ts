import type { MessageKey } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";

/** Of where the head lies in the frame. */
const ofFrame: readonly MessageKey[] = [
  "stayStraight",
  "headHeight",
  "headHeightUncertain",
  "eyeLine",
  "topMargin",
  "hairMargin",
  "centring",
];

/** Whether moving or turning the photo, or the lines that were found on the head, mends a fault or a doubt. */
export const isMendedByCrop = ({ verdict, messageKey }: Check): boolean =>
  (verdict === "fail" || verdict === "warn") && (ofFrame as readonly string[]).includes(messageKey);
