import { faultsOf } from "../../../../photo/core/guidance/rank-shots";
import type { Check } from "../../../../photo/core/types";
import type { PhotoState } from "./photo-state";

/** Of several photos, the one in use shows what its own result says, not what was found at first sight. */
export function finishShot({ shots, photo }: PhotoState, checks: readonly Check[], isMade: boolean): void {
  const shot = shots?.list.find((one) => one.photo.photoId === photo?.photoId);
  if (shot?.precheck) shot.precheck.finished = { faults: faultsOf(checks), isMade };
}
