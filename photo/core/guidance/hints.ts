import { doubtsAsWarnings, likelyRefusal } from "../checks/grade";
import { cameraHints, findingOf, type Hint } from "../findings";
import type { Check, Verdict } from "../types";

/** Position of the head in the picture; determines the hint for a missing side or a small face. */
export interface HeadPosition {
  /** Horizontal position of the head's middle, from 0 (left) to 1 (right). */
  acrossRatio: number;
  /** Factor by which the document's frame could be larger and still fit. */
  roomRatio: number;
  /** Closer to the camera than looks natural, although the camera has enough pixels from further away. */
  isTooNear: boolean;
}

/** With less space, coming closer would only cut the head, and moving back would cost needed pixels. */
export const roomToMove = 1.25;

function hintOf({ messageKey, verdict }: Check, place: HeadPosition | null): Hint | undefined {
  if (messageKey === "bodyCentred" && place) return place.acrossRatio < 0.5 ? "moveLeft" : "moveRight";
  const hint = findingOf(messageKey)?.hint;
  if (hint !== "closer" || !place || place.roomRatio >= roomToMove) return hint;
  // The camera has no more pixels: only mentioned if the photo would be refused for it.
  return verdict === "fail" ? "fewPixels" : undefined;
}

export interface Advice {
  /**
   * Null if the photo would be refused for something that nobody in front of a camera can fix; its own check says
   * why.
   */
  hint: Hint | null;
  /** A check would refuse the photo, an authority is likely to, or it is a selfie; otherwise it is a warning. */
  isMust: boolean;
}

/** The first hint of what is refused now, of what is likely refused later, or of warnings; null if there is none. */
export function firstAdvice(checks: readonly Check[], place: HeadPosition | null): Advice | null {
  const hintsOf = (verdict: Verdict): Hint[] =>
    doubtsAsWarnings(checks)
      .filter((check) => check.verdict === verdict)
      .map((check) => hintOf(check, place))
      .filter((hint) => hint !== undefined);
  const first = (hints: readonly Hint[]): Hint | undefined =>
    [...hints].sort((a, b) => cameraHints.indexOf(a) - cameraHints.indexOf(b))[0];
  const isRefused = checks.some(({ verdict }) => verdict === "fail");
  const musts: Hint[] = place?.isTooNear ? [...hintsOf("fail"), "stepBack"] : hintsOf("fail");
  if (isRefused || musts.length > 0) return { hint: first(musts) ?? null, isMust: true };
  const refusal = likelyRefusal(checks);
  if (refusal) return { hint: hintOf(refusal, place) ?? null, isMust: true };
  const hint = first(hintsOf("warn"));
  return hint ? { hint, isMust: false } : null;
}
