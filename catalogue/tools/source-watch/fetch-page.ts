import { createHash } from "node:crypto";
import { numbersIn, pageText } from "./page-text";

/** The text of a page when it was read. */
export interface PageContent {
  /** Hash of the text; of the bytes for files such as PDF. */
  digest: string;
  numbers: string[];
}

export type Fetched =
  | { kind: "read"; finalUrl: string; etag: string | null; content: PageContent }
  | { kind: "unchanged"; finalUrl: string }
  | { kind: "gone"; what: string }
  | { kind: "failed"; what: string };

const maxBytes = 20_000_000;

/** User agent, so that operators of sites can contact us. */
const headers = {
  "user-agent": "OpenPassportPhoto-source-watch (reads each cited page once a week)",
  accept: "text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,*/*;q=0.5",
};

const digestOf = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex").slice(0, 32);

/**
 * Reads a page within a time limit; never throws.
 * @param etag of the last reading: an unchanged page is not sent again
 */
export async function fetchPage(url: string, timeoutMs: number, etag: string | null): Promise<Fetched> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, {
      headers: { ...headers, ...(etag && { "if-none-match": etag }) },
      signal,
    });
    if (answer.status === 304) return { kind: "unchanged", finalUrl: answer.url };
    if (answer.status === 404 || answer.status === 410)
      return { kind: "gone", what: `answers HTTP ${answer.status}` };
    if (!answer.ok) return { kind: "failed", what: `answers HTTP ${answer.status}` };
    const bytes = await bodyOf(answer);
    if (bytes === null) return { kind: "failed", what: `sends more than ${maxBytes / 1_000_000} MB` };
    return {
      kind: "read",
      finalUrl: answer.url,
      etag: answer.headers.get("etag"),
      content: contentOf(bytes, answer.headers.get("content-type") ?? ""),
    };
  } catch (error) {
    return { kind: "failed", what: reasonOf(error as Error, timeoutMs) };
  }
}

async function bodyOf(answer: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Node's streams are async iterable; the DOM types are not.
  for await (const part of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function contentOf(bytes: Uint8Array, contentType: string): PageContent {
  if (!/html|^text\/plain/i.test(contentType)) return { digest: digestOf(bytes), numbers: [] };
  const source = decode(bytes, contentType);
  const text = /html/i.test(contentType) ? pageText(source) : source;
  return { digest: digestOf(text), numbers: numbersIn(text) };
}

/** Charset of the header, else of the page's first bytes, as in browsers; an unknown one counts as UTF-8. */
function decode(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const [, charset = "utf-8"] =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /charset=["']?([\w-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function reasonOf(error: Error, timeoutMs: number): string {
  if (error.name === "TimeoutError") return `does not answer within ${timeoutMs / 1000} s`;
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  return `cannot be reached (${code ?? message})`;
}
