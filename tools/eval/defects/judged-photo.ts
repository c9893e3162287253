import type { Check, PhotoRule } from "../../../photo/core/types";
import type { DefectName } from "./defects";

/** One photo through the engine, with what is known of it. */
export interface JudgedPhoto {
  /** Of the photograph itself, also where a defect was made in it. */
  file: string;
  isMade: boolean;
  /** What it shows, as labelled by eye or made. */
  shown: readonly DefectName[];
  /** Nothing but `shown` is wrong with it: whatever else is said is a false alarm. */
  isOtherwiseGood: boolean;
  /** What the document said, where that was more than the usual. */
  where: Partial<PhotoRule>;
  accepted: boolean;
  checks: Check[];
}
