import { V5Error, V5Rejection } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import { PhotoRefused } from "../photo-refused";
import type { RunFailure } from "../state/photo-state";

/** Faults of the photo itself: trying the same one again cannot help. All others are the server's or the connection's. */
const photoFaults: readonly FailureKey[] = [
  "photoNotAccepted",
  "prohibitedContent",
  "rotationFailed",
  "compressionFailed",
  "formatConversionFailed",
  "formatNotSupported",
  "imageLoadFailed",
  "fileEmpty",
  "fileTooLarge",
  "fileTooCostly",
];

const failed = (key: FailureKey, { code, retryAfterMs }: Partial<V5Error> = {}): RunFailure => ({
  isOfPhoto: photoFaults.includes(key),
  rejection: null,
  failure: { key, code: code ?? null, retryAfterMs: retryAfterMs ?? null },
});

/** What is shown of an error that an action has thrown: the one place where errors become plain data. */
export function toFailure(error: unknown): RunFailure {
  if (error instanceof PhotoRefused) {
    const { checks, face, failureKey } = error;
    const rejection = { checks, face };
    if (failureKey === null) return { isOfPhoto: true, rejection, failure: null };
    const failure = failed(failureKey);
    return failure.isOfPhoto ? { ...failure, rejection } : failure;
  }
  if (error instanceof V5Rejection) return failed("photoNotAccepted");
  if (error instanceof V5Error) return failed(error.failureKey, error);
  console.error(error);
  return failed("unknown");
}
