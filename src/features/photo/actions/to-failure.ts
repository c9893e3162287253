import { V5Error, V5Rejection } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import { PhotoRefused } from "../photo-refused";
import type { RunFailure } from "../state/photo-state";

/**
 * Failures caused by the photo: retrying with the same photo cannot help. All others are caused by the server or the
 * connection.
 */
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

/** Converts an error thrown by an action to plain data for the state. The only place that does so. */
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
