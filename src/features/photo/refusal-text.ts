import type { TextKeys } from "../../../photo/core/finding-texts";
import type { failureTexts } from "../../v5/failure-texts";

type FailureText = (typeof failureTexts)[keyof typeof failureTexts];

/** Keys into `errors.json` for why a file cannot be used and what to do; `plain` if `title` is not plain language. */
export interface RefusalText {
  plain?: TextKeys["plain"];
  title: TextKeys["title"] | FailureText["title"];
  advice: TextKeys["advice"] | FailureText["advice"] | "failure.offlinePhoto.advice";
  /** Name of the refused file, if it is not the photo shown beside the text. */
  file?: string;
}
