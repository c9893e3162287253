import { textKeysOf } from "../../../photo/core/finding-texts";
import type { Check } from "../../../photo/core/types";
import { cropImage } from "../../images/compress";
import type { AppThunk } from "../../store/store";
import { failureTexts } from "../../v5/failure-texts";
import { checkFile } from "./actions/check-file";
import { loadThisDevice } from "./engines/load-device";
import { PhotoRefused } from "./photo-refused";
import type { RefusalText } from "./refusal-text";

export interface InspectedFile {
  /** The original, or trimmed. */
  file: Blob;
  /** For a trimmed file: the check that the original failed. */
  untrimmed?: Check | undefined;
  /** Null if it can be used as a photo. */
  refusal: RefusalText | null;
}

/**
 * Checks a file when it is chosen, so that an unusable file is reported before start is pressed. A picture that is
 * too narrow or too wide is trimmed around the head if it shows one person.
 */
export const inspectFile =
  (file: Blob): AppThunk<Promise<InspectedFile>> =>
  async (dispatch) => {
    const { signal } = new AbortController();
    try {
      await checkFile(file, signal);
      return { file, refusal: null };
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      if (error.failureKey) return { file, refusal: failureTexts[error.failureKey] };
      const check = error.checks[0]!;
      const trimmed = check.rule === "aspect-ratio" ? await dispatch(trim(file)) : null;
      if (trimmed) return { file: trimmed, untrimmed: check, refusal: null };
      return { file, refusal: textKeysOf(check.messageKey)! };
    }
  };

/** Null if the browser does not support it, or there is not exactly one head that stays complete. */
const trim =
  (file: Blob): AppThunk<Promise<Blob | null>> =>
  async (_dispatch, _getState, services) => {
    try {
      const { thisDevice } = await loadThisDevice();
      const image = new Uint8Array(await file.arrayBuffer());
      const { trim: part } = await thisDevice(services).precheckPhoto(image, new AbortController().signal);
      const trimmed = part && (await cropImage(file, part));
      if (!trimmed || !(file instanceof File)) return trimmed;
      return new File([trimmed], file.name, { type: trimmed.type });
    } catch (error) {
      console.warn(error);
      return null;
    }
  };
