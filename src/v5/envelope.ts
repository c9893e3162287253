import { codes } from "../../contract/codes";

import { V5Error, V5Rejection } from "./errors";
import { failureOf } from "./failure";
import { clearSession } from "./session";

export interface Envelope<Data = unknown> {
  code: number;
  data: Data | null;
  msg: string;
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === "object" && body !== null && typeof (body as Envelope).code === "number";
}

/**
 * Unwraps the envelope of a call with `token`: `data` for code 0.
 * @throws V5Rejection with the data for code 1000
 * @throws V5Error for every other code. After a 403 the page reloads, once, and the promise never settles, so that no
 *   error is shown before the reload.
 */
export async function openEnvelope<Data>(
  envelope: Envelope<Data>,
  status: number,
  token: string,
): Promise<Data> {
  const { code, data, msg } = envelope;
  if (code === codes.ok) return data as Data;
  if (code === codes.rejected) throw new V5Rejection(data, msg);
  if (code === codes.sessionLost && clearSession(token)) {
    window.location.reload();
    return new Promise<Data>(() => {});
  }
  const failureKey =
    code === codes.imageAbnormal ? "prohibitedContent" : (failureOf(msg) ?? failureKeyOfStatus(status));
  throw new V5Error(msg || `code ${code}`, { code, status, data, failureKey });
}

/** The failure key for the HTTP status of a failed call. */
export function failureKeyOfStatus(status: number) {
  if (status === 404) return "imageLinkMissing";
  if (status === 413) return "fileTooLarge";
  if (status === 415) return "formatNotSupported";
  if (status === 429) return "tooManyRequests";
  if (status === 503) return "serverBusy";
  if (status === 408 || status === 504) return "networkTimeout";
  return "unknown";
}
