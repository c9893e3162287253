import { isWantedSheet } from "./documents/wanted-sheet";
import { isSameAdjust } from "./is-same-adjust";
import type { PhotoState } from "./state/photo-state";

/** Which change of a finished photo has failed, to be told where it was asked for; null: none of these. */
export function failedChange({
  card,
  failure,
  choices,
  cardAdjust,
  cardBackground,
}: PhotoState): "sheet" | "background" | "correction" | null {
  if (!card || !failure) return null;
  if (!isWantedSheet(card, choices)) return "sheet";
  if (choices.background !== cardBackground) return "background";
  return isSameAdjust(choices.adjust, cardAdjust) ? null : "correction";
}
