import { type TextKeys, textKeysOf } from "../../../photo/core/finding-texts";
import { failureTexts } from "../../v5/failure-texts";
import { checkFile } from "./actions/check-file";
import { PhotoRefused } from "./photo-refused";

/** Why a file cannot be used as a photo, as a key into `errors.json`. */
export type RefusalText = TextKeys["title"] | (typeof failureTexts)[keyof typeof failureTexts]["title"];

/**
 * Looks at a file the moment it is given, so that nobody presses the button for a file that is no photo.
 * @returns null when it may be one
 */
export async function refusalOf(file: Blob): Promise<RefusalText | null> {
  try {
    await checkFile(file, new AbortController().signal);
    return null;
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    if (error.failureKey) return failureTexts[error.failureKey].title;
    return textKeysOf(error.checks[0]!.messageKey)!.title;
  }
}
