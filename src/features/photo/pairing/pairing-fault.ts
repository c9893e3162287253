import { V5Error } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";
import { toFailure } from "../actions/to-failure";

/** Why a code is invalid; a new one is needed. */
export type CodeFault = "unknown" | "taken" | "over";

export type PairingFault = { code: CodeFault } | { failure: FailureKey };

const codeFaults: Readonly<Record<number, CodeFault>> = { 404: "unknown", 409: "taken", 410: "over" };

/** Connection lost or server busy: a retry may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof V5Error && (error.status === null || error.status === 429 || error.status >= 500);

export function pairingFault(error: unknown): PairingFault {
  const code = error instanceof V5Error ? codeFaults[error.status ?? 0] : undefined;
  return code ? { code } : { failure: toFailure(error).failure?.key ?? "unknown" };
}
