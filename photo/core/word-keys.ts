import { adviceKeyOf, missedSide, textKeysOf, titleKeyOf } from "./finding-texts";
import type { Check } from "./types";

/** Advice that speaks of the drawn lines, of moving them or of choosing a background has another wording where these controls are missing. */
export const adviceWithoutControls = {
  headHeightUncertain: "headHeightUncertain.retake",
  cutOutKept: "backgroundColour.advice",
} as const;

/** Also where no field for the name is near. */
const adviceAlone: Partial<Record<string, string>> = {
  ...adviceWithoutControls,
  captionMissing: "captionMissing.required",
};

interface WordKeys {
  name: string;
  /** Null, as the advice, where nothing is wrong. */
  title: string | null;
  advice: string | null;
}

/** Keys of what a check says to a person where only the words are shown; null if there is no such check. */
export function wordKeysOf(check: Check): WordKeys | null {
  const keys = textKeysOf(check.messageKey, missedSide(check));
  if (!keys) return null;
  if (check.verdict === "pass" || check.verdict === "not-checked")
    return { name: keys.name, title: null, advice: null };
  return {
    name: keys.name,
    title: titleKeyOf(check, keys),
    advice: adviceAlone[check.messageKey] ?? adviceKeyOf(check, keys),
  };
}
