import type { PhotoState } from "./photo-state";
import { isWantedSheet } from "./wanted-sheet";

/** Which change of a finished photo has failed, to be told where it was asked for; null: none of these. */
export function failedChange({
  card,
  failure,
  choices,
  cardBackground,
}: PhotoState): "sheet" | "background" | null {
  if (!card || !failure) return null;
  if (!isWantedSheet(card, choices)) return "sheet";
  return choices.background === cardBackground ? null : "background";
}
