import type { FailureKey } from "./failure";

interface V5ErrorFields {
  code?: number | null;
  status?: number | null;
  failureKey?: FailureKey;
  data?: unknown;
  retryAfterMs?: number | null;
}

/** A failed call: the envelope's code (or null), the HTTP status (or null) and the failure to show. */
export class V5Error extends Error {
  override readonly name = "V5Error";
  readonly code: number | null;
  readonly status: number | null;
  readonly failureKey: FailureKey;
  readonly data: unknown;
  readonly retryAfterMs: number | null;

  constructor(message: string, fields: V5ErrorFields = {}) {
    super(message);
    this.code = fields.code ?? null;
    this.status = fields.status ?? null;
    this.failureKey = fields.failureKey ?? "unknown";
    this.data = fields.data ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
  }
}

/**
 * Code 1000: the request was refused, and `data` says why. It has no code of its own, so that by the toast rule of
 * the specification there is no toast; the page shows the data.
 */
export class V5Rejection extends Error {
  override readonly name = "V5Rejection";
  readonly data: unknown;

  constructor(data: unknown, message = "rejected") {
    super(message);
    this.data = data;
  }
}

/** The resource does not exist, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof V5Error && error.status === 404;

export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "CanceledError");
