import { faultsOf } from "../../../../photo/core/guidance/rank-shots";
import type { Check } from "../../../../photo/core/types";
import type { PhotoState } from "./photo-state";

/**
 * Of several photos, the one in use shows what its own result says, not what was found at first sight, also if it was not
 * compared yet.
 */
export function finishShot(state: PhotoState, checks: readonly Check[], isMade: boolean): void {
  const { shots, photo, choices } = state;
  const shot = shots?.list.find((one) => one.photo.photoId === photo?.photoId);
  if (!shot) return;
  const { urlPath, isChild } = choices;
  shot.precheck ??= { urlPath, isChild, checks: null };
  shot.precheck.finished = { faults: faultsOf(checks), isMade };
}
