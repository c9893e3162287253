import pLimit from "p-limit";
import pRetry from "p-retry";
import { platform } from "../../contract/codes";

/** A call that failed after all retries; the message names the call, the response and what to do. */
export class V5CallError extends Error {
  readonly mayHeal: boolean;

  constructor(url: string, what: string, mayHeal: boolean) {
    super(`${url} ${what}`);
    this.name = "V5CallError";
    this.mayHeal = mayHeal;
  }
}

/** Cache between builds; Gatsby's own cache fits. */
export interface AnswerCache {
  // biome-ignore lint/suspicious/noExplicitAny: Gatsby's cache is typed so
  get(key: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: Gatsby's cache is typed so
  set(key: string, value: any): Promise<any>;
}

export interface ClientOptions {
  apiUrl: string;
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
  cache: AnswerCache;
}

export type V5Get = <T>(path: string, query: { lang: string } & Record<string, string>) => Promise<T>;

/** The build is a device of its own (32 characters) without a session; fields of every call. */
const buildDeviceId = "sitebuildsitebuildsitebuildsiteb";
const noToken = "";

/** Concurrent calls: enough for a local server, few enough for a remote one. */
const maxAtOnce = 8;

interface StoredAnswer {
  etag: string;
  data: unknown;
}

/** Client of the v5 API with retries and conditional requests. */
export function makeV5Client(options: ClientOptions): V5Get {
  const { apiUrl, cache, retries, retryDelayMs } = options;
  const limit = pLimit(maxAtOnce);

  return async <T>(path: string, query: { lang: string } & Record<string, string>): Promise<T> => {
    const fields = { ...query, deviceId: buildDeviceId, platform: String(platform) };
    const address = `${path}?${new URLSearchParams(fields)}`;
    const stored = (await cache.get(address)) as StoredAnswer | undefined;
    const fresh = await limit(() =>
      pRetry(() => ask(new URL(address, apiUrl).href, stored, options), {
        retries,
        minTimeout: retryDelayMs,
        shouldRetry: ({ error }) => error instanceof V5CallError && error.mayHeal,
      }),
    );
    if (fresh !== stored && fresh.etag !== "") await cache.set(address, fresh);
    return fresh.data as T;
  };
}

async function ask(
  url: string,
  stored: StoredAnswer | undefined,
  { timeoutMs }: ClientOptions,
): Promise<StoredAnswer> {
  const answer = await fetch(`${url}&timestamp=${Date.now()}`, {
    headers: {
      token: noToken,
      "accept-encoding": "br, gzip",
      ...(stored && { "if-none-match": stored.etag }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new V5CallError(url, `did not answer (${reasonOf(error)}).`, true);
  });
  if (answer.status === 304 && stored) return stored;
  if (!answer.ok) {
    const mayHeal = answer.status >= 500 || answer.status === 429;
    throw new V5CallError(url, `answered with HTTP ${answer.status}.`, mayHeal);
  }
  const text = await answer.text().catch((error: unknown) => {
    throw new V5CallError(url, `broke off its answer (${reasonOf(error)}).`, true);
  });
  if (text === "") throw new V5CallError(url, "answered with nothing.", true);
  return { etag: answer.headers.get("etag") ?? "", data: openEnvelope(url, text) };
}

function openEnvelope(url: string, text: string): unknown {
  let envelope: { code?: unknown; data?: unknown; msg?: unknown };
  try {
    envelope = JSON.parse(text) as typeof envelope;
  } catch {
    const what = text.trimStart().startsWith("<") ? "HTML" : "something else";
    throw new V5CallError(
      url,
      `answered with ${what} instead of JSON. Is this the address of the API?`,
      false,
    );
  }
  if (typeof envelope?.code !== "number")
    throw new V5CallError(url, "answered with JSON that is not the API's. Is this its address?", false);
  if (envelope.code !== 0)
    throw new V5CallError(url, `answered with code ${envelope.code}: ${String(envelope.msg)}.`, false);
  return envelope.data;
}

/** "ECONNREFUSED" says more than fetch's own "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
