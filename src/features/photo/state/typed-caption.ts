import type { Caption } from "../../../../photo/core/types";
import { today } from "../../../browser/today";
import type { PhotoState, TypedCaption } from "./photo-state";

/** What stands in the fields for name and date. */
export const shownCaption = ({
  typedCaption,
  choices,
}: Pick<PhotoState, "typedCaption" | "choices">): TypedCaption =>
  typedCaption ?? { ...(choices.caption ?? { name: "", date: "" }), isTried: false };

/** As it is printed. */
export const captionOf = ({ name, date }: Caption): Caption => ({ name: name.trim(), date });

/** Why the fields cannot be printed, as keys into `result.json`; null for a field without a fault. */
export function captionFaults({ name, date }: Caption) {
  return {
    name: name.trim() ? null : "caption.missing",
    date: !date ? "caption.missing" : date > today() ? "caption.future" : null,
  } as const;
}
