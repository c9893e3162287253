import type { InternalAxiosRequestConfig } from "axios";
import { AxiosError } from "axios";
import { v5 } from "../../../src/v5/client";

export interface Answer {
  status?: number;
  code?: number;
  data?: unknown;
  msg?: string;
  /** In place of an envelope. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The request never gets an answer: axios' own code. */
  networkError?: string;
}

export type SeenCall = InternalAxiosRequestConfig & { path: string };

/** Stands in for the network below axios: every call is seen, and answered by `answer`. */
export function answerCalls(answer: (call: SeenCall) => Answer | Promise<Answer>): SeenCall[] {
  const seen: SeenCall[] = [];
  v5.defaults.adapter = async (config) => {
    const call = Object.assign(config, { path: config.url ?? "" });
    seen.push(call);
    (config.signal as AbortSignal | undefined)?.throwIfAborted();
    const given = await answer(call);
    if (given.networkError) throw new AxiosError(given.networkError, given.networkError, config);
    const status = given.status ?? 200;
    const envelope = { code: given.code ?? 0, data: given.data ?? null, msg: given.msg ?? "" };
    const data = "body" in given ? given.body : envelope;
    const response = { data, status, statusText: "", headers: given.headers ?? {}, config };
    if (status < 400) return response;
    throw new AxiosError(`status ${status}`, "ERR_BAD_RESPONSE", config, null, response);
  };
  return seen;
}

export function loggedIn() {
  localStorage.setItem("token", "t".repeat(64));
  sessionStorage.setItem("isLogin", "1");
}
