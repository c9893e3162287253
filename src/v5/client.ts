import axios, {
  type AxiosError,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from "axios";
import { platform } from "../../contract/codes";
import { defaultLanguageCode, requestTimeoutMs } from "../constants";
import { announce } from "./announce";
import { v5Base } from "./base";
import { deviceIdentity } from "./device-identity";
import { failureKeyOfStatus, isEnvelope, openEnvelope } from "./envelope";
import { isAbort, V5Error, V5Rejection } from "./errors";
import { sessionToken } from "./session";

export interface CallOptions {
  /** Language of the call. Default "en"; uploads say "zh". */
  lang?: string;
  query?: Record<string, string | number>;
  signal?: AbortSignal;
  onUploadProgress?: (event: AxiosProgressEvent) => void;
  /** The caller handles failures itself: no toast. */
  isQuiet?: boolean;
  /** Token of the call's session. Default: this tab's. */
  token?: string;
}

/** The site's axios instance. */
export const v5 = axios.create({ baseURL: v5Base, timeout: requestTimeoutMs });

v5.interceptors.request.use((config) => {
  config.params = {
    lang: defaultLanguageCode,
    ...config.params,
    deviceId: deviceIdentity().deviceId,
    platform,
    timestamp: Date.now(),
  };
  config.headers.set("token", sessionToken(), false);
  return config;
});

const tokenOf = (config: InternalAxiosRequestConfig) => String(config.headers.get("token") ?? "");

/** Calls the API: resolves with the envelope's data, rejects with V5Error, V5Rejection or an abort. */
export async function call<Data>(config: AxiosRequestConfig, options: CallOptions = {}): Promise<Data> {
  const { lang, query, signal, onUploadProgress, isQuiet = false, token } = options;
  try {
    const answer = await v5.request({
      ...config,
      headers: { ...config.headers, ...(token === undefined ? {} : { token }) },
      params: { ...query, ...(lang === undefined ? {} : { lang }) },
      signal,
      onUploadProgress,
    });
    if (!isEnvelope(answer.data)) throw new V5Error("no envelope", { failureKey: "interfaceException" });
    return await openEnvelope<Data>(answer.data as never, answer.status, tokenOf(answer.config));
  } catch (cause) {
    const error = await errorOf(cause);
    if (!isQuiet && !isAbort(error)) announce(error);
    throw error;
  }
}

export const get = <Data>(url: string, options?: CallOptions) => call<Data>({ method: "get", url }, options);

export const post = <Data>(url: string, data?: unknown, options?: CallOptions) =>
  call<Data>({ method: "post", url, data }, options);

/** Converts an axios error; an abort stays an abort. */
export async function errorOf(cause: unknown): Promise<unknown> {
  if (cause instanceof V5Error || cause instanceof V5Rejection || isAbort(cause)) return cause;
  if (!axios.isAxiosError(cause)) return cause;
  const { response } = cause;
  if (!response) return unanswered(cause);
  if (isEnvelope(response.data)) {
    const opened = openEnvelope(response.data, response.status, tokenOf(response.config));
    return opened.then(
      () => new V5Error("code 0 with an error status", { status: response.status }),
      (error: unknown) => withRetryAfter(error, response.headers["retry-after"]),
    );
  }
  return new V5Error(cause.message, {
    status: response.status,
    failureKey: failureKeyOfStatus(response.status),
    retryAfterMs: retryAfterMs(response.headers["retry-after"]),
  });
}

function unanswered(cause: AxiosError): V5Error {
  const timedOut = cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT";
  if (timedOut) return new V5Error(cause.message, { failureKey: "networkTimeout" });
  const isOffline = typeof navigator !== "undefined" && navigator.onLine === false;
  return new V5Error(cause.message, { failureKey: isOffline ? "offline" : "connectionTimedOut" });
}

function withRetryAfter(error: unknown, header: unknown): unknown {
  if (!(error instanceof V5Error)) return error;
  const { code, status, failureKey, data } = error;
  return new V5Error(error.message, { code, status, failureKey, data, retryAfterMs: retryAfterMs(header) });
}

/** "Retry-After" in seconds, as our server sends it. */
function retryAfterMs(header: unknown): number | null {
  const seconds = Number.parseFloat(String(header));
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
