import { adviceKeyOf, missedSide, textKeysOf, titleKeyOf } from "./finding-texts";
import type { Check } from "./types";

/** Advice that speaks of the drawn lines and of moving them has another wording where there are none. */
export const adviceWithoutLines: Partial<Record<string, "headHeightUncertain.retake">> = {
  headHeightUncertain: "headHeightUncertain.retake",
};

interface WordKeys {
  name: string;
  /** Null, as the advice, where nothing is wrong. */
  title: string | null;
  advice: string | null;
}

/** Keys of what a check says to a person where no lines are drawn; null if there is no such check. */
export function wordKeysOf(check: Check): WordKeys | null {
  const keys = textKeysOf(check.messageKey, missedSide(check));
  if (!keys) return null;
  if (check.verdict === "pass" || check.verdict === "not-checked")
    return { name: keys.name, title: null, advice: null };
  return {
    name: keys.name,
    title: titleKeyOf(check, keys),
    advice: adviceWithoutLines[check.messageKey] ?? adviceKeyOf(check, keys),
  };
}
