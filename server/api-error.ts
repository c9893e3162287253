import { checkStatuses, codes } from "../contract/codes";

/** Retry-After of a full queue: a photo takes about half a second, so a place is free soon. */
export const retryAfterS = 5;

/** The message of a failed upload (product specification, section 4). */
export interface UploadFailure {
  checkStatus: typeof checkStatuses.abnormal | typeof checkStatuses.failed;
  errMsg: string;
}

export interface ApiErrorOptions {
  /** Code of the envelope; default: the HTTP status. */
  code?: number;
  data?: unknown;
  retryAfterS?: number;
  /** Methods for the header `Allow`. */
  allow?: readonly string[];
}

/** An error whose message is sent to the client: an HTTP status and an envelope. */
export class ApiError extends Error {
  readonly code: number;
  readonly data: unknown;
  readonly retryAfterS: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly statusCode: number,
    message: string,
    options: ApiErrorOptions = {},
  ) {
    super(message);
    this.code = options.code ?? statusCode;
    this.data = options.data ?? null;
    this.retryAfterS = options.retryAfterS;
    this.allow = options.allow;
  }
}

export const badRequest = (message: string) => new ApiError(400, message);

export const notFound = (message = "not found") => new ApiError(404, message);

export const methodNotAllowed = (method: string, allow: readonly string[]) =>
  new ApiError(405, `this path has no ${method}, only ${allow.join(", ")}`, { allow });

/** The preflight of a page whose origin is not in `CORS_ORIGINS`. */
export const noOtherOrigins = (allow: readonly string[]) =>
  new ApiError(
    405,
    "pages of this origin cannot call this server: its operator names those that may in CORS_ORIGINS",
    {
      allow,
    },
  );

export const sessionLost = (message = "session unknown or expired") =>
  new ApiError(200, message, { code: codes.sessionLost });

export const tooMany = (ttlMs: number) =>
  new ApiError(429, "too many calls, please wait", { retryAfterS: Math.max(1, Math.ceil(ttlMs / 1000)) });

export const queueIsFull = "too many photos at once, please try again";

export const busy = (message: string) => new ApiError(503, message, { retryAfterS });

/** An upload that cannot be used: `statusCode` 400, 413 or 415. */
export const uploadFailed = (statusCode: number, errMsg: string) =>
  new ApiError(statusCode, errMsg, {
    data: { checkStatus: checkStatuses.failed, errMsg } satisfies UploadFailure,
  });

export const formNeeded = (): ApiError =>
  badRequest("the body must be a form (multipart/form-data) with the picture in file");

/** A body over the limit of its route. An upload route answers it like a file that cannot be used. */
export function bodyTooLarge(limitBytes: number, isUpload: boolean): ApiError {
  const message = `the request body is larger than ${limitBytes} bytes`;
  return isUpload ? uploadFailed(413, message) : new ApiError(413, message);
}

export const imageAbnormal = (errMsg: string) =>
  new ApiError(200, errMsg, {
    code: codes.imageAbnormal,
    data: { checkStatus: checkStatuses.abnormal, errMsg } satisfies UploadFailure,
  });
