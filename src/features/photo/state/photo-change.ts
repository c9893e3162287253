import { isSameJson } from "../same-json";
import type { PhotoState } from "./photo-state";

/** How the chosen photo differs from that of the displayed card; null if in nothing that can be chosen. */
export function photoChange({
  made,
  choices,
}: Pick<PhotoState, "made" | "choices">): "background" | "caption" | "crop" | null {
  if (!made?.card) return null;
  if (!isSameJson(choices.caption ?? null, made.request.caption ?? null)) return "caption";
  if (choices.background !== made.request.background) return "background";
  return isSameJson(choices.adjust, made.request.adjust) ? null : "crop";
}
