import { isWantedSheet } from "../documents/wanted-sheet";
import { isSameJson } from "../same-json";
import type { PhotoState } from "./photo-state";

/** How the choices differ from the displayed card; null if in nothing that the result page can change. */
export function pendingChange({
  made,
  choices,
}: Pick<PhotoState, "made" | "choices">): "sheet" | "background" | "caption" | "crop" | null {
  if (!made?.card) return null;
  if (!isWantedSheet(made.card, choices)) return "sheet";
  if (!isSameJson(choices.caption ?? null, made.request.caption ?? null)) return "caption";
  if (choices.background !== made.request.background) return "background";
  return isSameJson(choices.adjust, made.request.adjust) ? null : "crop";
}

/** The change of a finished photo that failed, to be reported beside its control. */
export const failedChange = (state: PhotoState) => (state.run.failure ? pendingChange(state) : null);
