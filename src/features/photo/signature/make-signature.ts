import type {
  SignatureFiles,
  SignatureRefusal,
  SignatureRule,
} from "../../../../photo/core/signature/signature-file";
import type { AppThunk } from "../../../store/store";
import type { FailureKey } from "../../../v5/failure";
import { toFailure } from "../actions/to-failure";
import { asV5Error } from "../engines/device-failure";
import { thisDevice } from "../engines/this-device";
import { lastSignature } from "./kept-signature";

export type SignatureOutcome =
  | { files: SignatureFiles }
  | { refusal: SignatureRefusal }
  | { failure: FailureKey };

interface SignatureJob {
  picture: Blob;
  urlPath: string;
  rule: SignatureRule;
  signal: AbortSignal;
}

/** Makes the signature in this browser: its picture goes nowhere. Null where nobody waits for it any more. */
export const makeSignature =
  ({ picture, urlPath, rule, signal }: SignatureJob): AppThunk<Promise<SignatureOutcome | null>> =>
  async (_dispatch, _getState, services) => {
    lastSignature(services).made = null;
    try {
      const image = new Uint8Array(await picture.arrayBuffer());
      const { widthPx, heightPx, minKb, maxKb } = rule;
      const request = { image, rule: { widthPx, heightPx, minKb, maxKb } };
      const made = await thisDevice(services).makeSignature(request, signal);
      if (!made.ok) return { refusal: made.reason };
      lastSignature(services).made = { urlPath, files: made.value };
      return { files: made.value };
    } catch (error) {
      if (signal.aborted) return null;
      return { failure: toFailure(asV5Error(error)).failure?.key ?? "unknown" };
    }
  };
