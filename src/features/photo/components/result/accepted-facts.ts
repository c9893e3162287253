import type { Card } from "../../../../../contract/card/card";

/** A new photo is the main action then. */
export const isRefusalLikely = ({ grade }: Pick<Card, "grade">): boolean => grade === "refusal-likely";

/** Name and date are missing: putting them on the photo comes before its download. */
export const lacksCaption = ({ checks }: Pick<Card, "checks">): boolean =>
  checks.some(({ messageKey }) => messageKey === "captionMissing");
