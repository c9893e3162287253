import type { TextKeys } from "../../../photo/core/finding-texts";
import type { failureTexts } from "../../v5/failure-texts";

/** Why a file cannot be used as a photo, as a key into `errors.json`. */
export type RefusalText = TextKeys["title"] | (typeof failureTexts)[keyof typeof failureTexts]["title"];
