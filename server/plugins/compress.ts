import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip";

/** Below this, compression costs more than it saves. */
export const minCompressedBytes = 1024;

/** Weight of each encoding in an `Accept-Encoding` header, 0 to 1; 0: not accepted. */
const weightsOf = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(",")
      .map((member): [string, number] => {
        const [encoding = "", ...parameters] = member.split(";").map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [encoding, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );

/**
 * Selects the encoding by the `Accept-Encoding` header (RFC 9110, 12.5.3), the smaller one if both have the same
 * weight. Undefined: identity.
 */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const weights = weightsOf(String(accepted ?? ""));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best: Encoding = weightOf("br") >= weightOf("gzip") ? "br" : "gzip";
  const plain = weights.get("identity") ?? 0;
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : undefined;
}

/** Brotli at quality 5 takes as long as gzip and is 20 % smaller. */
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
