import { isWantedSheet } from "../documents/wanted-sheet";
import { photoChange } from "./photo-change";
import type { PhotoState } from "./photo-state";

/** How the choices differ from the displayed card; null if in nothing that the result page can change. */
export const pendingChange = (state: Pick<PhotoState, "made" | "choices">) =>
  state.made?.card && !isWantedSheet(state.made.card, state.choices) ? "sheet" : photoChange(state);

/** The change of a finished photo that failed, to be reported beside its control. */
export const failedChange = (state: PhotoState) => (state.run.failure ? pendingChange(state) : null);
