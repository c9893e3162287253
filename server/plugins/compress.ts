import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip";

/** Below this, compression costs more than it saves. */
export const minCompressedBytes = 1024;

const isAccepted = (accepted: string, encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted);

/** The better encoding that an `Accept-Encoding` header takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const header = String(accepted ?? "");
  if (isAccepted(header, "br")) return "br";
  return isAccepted(header, "gzip") ? "gzip" : undefined;
}

/** A Brotli quality of 5 costs what gzip costs and gives a fifth less. */
const brotliQuality = 5;

export const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : compressGzip(bytes);

/** Does an `If-None-Match` header name this tag? Weak comparison (RFC 9110, 13.1.2). */
export function isTagKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return (ifNoneMatch ?? "").split(",").some((one) => one.trim() === "*" || bare(one) === bare(tag));
}
