import { likelyRefusal } from "../checks/grade";
import { cameraHints, findingOf, type Hint } from "../findings";
import type { Check, Verdict } from "../types";

/** Where the head lies in the picture: decides what a missing side or a small face asks for. */
export interface HeadPlace {
  /** Of the head's middle, 0 at the picture's left border, 1 at its right. */
  acrossRatio: number;
  /** How much larger the document's frame could be and still fit into the picture. */
  roomRatio: number;
  /** Nearer to the camera than a natural face allows, though the camera has the pixels for a place further back. */
  isTooNear: boolean;
}

/** With less room than this, coming closer would only cut the head, and going back would cost pixels that the photo needs. */
export const roomToMove = 1.25;

function hintOf({ messageKey, verdict }: Check, place: HeadPlace | null): Hint | undefined {
  if (messageKey === "bodyCentred" && place) return place.acrossRatio < 0.5 ? "moveLeft" : "moveRight";
  const hint = findingOf(messageKey)?.hint;
  if (hint !== "closer" || !place || place.roomRatio >= roomToMove) return hint;
  // The camera has no more pixels: worth a word only where the photo would be refused for it.
  return verdict === "fail" ? "fewPixels" : undefined;
}

export interface Advice {
  /** Null where the picture would be refused for what nobody before a camera can mend; the photo's own check says why. */
  hint: Hint | null;
  /** A check would refuse the photo, an authority is likely to, or it is a selfie; else it is only warned of. */
  isMust: boolean;
}

/** What comes first of what is refused, by the checks or most likely later, else of what is warned of; null when nothing is. */
export function firstAdvice(checks: readonly Check[], place: HeadPlace | null): Advice | null {
  const hintsOf = (verdict: Verdict): Hint[] =>
    checks
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
