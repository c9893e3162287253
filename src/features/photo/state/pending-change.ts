import { isWantedSheet } from "../documents/wanted-sheet";
import { isSameJson } from "../same-json";
import type { PhotoState } from "./photo-state";

/** In what the chosen differs from the card that is shown; null: in nothing that is changed on the result page. */
function pendingChange({
  made,
  choices,
}: Pick<PhotoState, "made" | "choices">): "sheet" | "background" | "crop" | null {
  if (!made?.card) return null;
  if (!isWantedSheet(made.card, choices)) return "sheet";
  if (choices.background !== made.request.background) return "background";
  return isSameJson(choices.adjust, made.request.adjust) ? null : "crop";
}

/** Which change of a finished photo has failed, to be told where it was asked for. */
export const failedChange = (state: PhotoState) => (state.run.failure ? pendingChange(state) : null);
