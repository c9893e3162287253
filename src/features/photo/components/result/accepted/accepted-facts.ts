import type { Card } from "../../../../../../contract/card/card";
import type { ResultForm } from "../../../state/photo-state";

/** A new photo is the main action then. */
export const isRefusalLikely = ({ grade }: Pick<Card, "grade">): boolean => grade === "refusal-likely";

/** Nothing but points to look at is left to say. */
export const isGood = ({ grade }: Pick<Card, "grade">): boolean => grade === "ready" || grade === "look";

/** What was done to the file of this form: where the authority refuses a cropped one, the print's edits are others. */
export const editsOf = ({ edits, printoutEdits }: Card, form: ResultForm): readonly string[] =>
  form === "printout" ? (printoutEdits ?? edits) : edits;

/** Name and date are missing: putting them on the photo comes before its download. */
export const lacksCaption = ({ checks }: Pick<Card, "checks">): boolean =>
  checks.some(({ messageKey }) => messageKey === "captionMissing");
