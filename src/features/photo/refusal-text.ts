import type { TextKeys } from "../../../photo/core/finding-texts";
import type { failureTexts } from "../../v5/failure-texts";

type FailureText = (typeof failureTexts)[keyof typeof failureTexts];

/** Why a file cannot be used as a photo and what to do, as keys into `errors.json`; `plain` where `title` is not plain. */
export interface RefusalText {
  plain?: TextKeys["plain"];
  title: TextKeys["title"] | FailureText["title"];
  advice: TextKeys["advice"] | FailureText["advice"];
}
