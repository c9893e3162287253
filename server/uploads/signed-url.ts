import { createHmac, timingSafeEqual } from "node:crypto";

export interface SignedUrls {
  /** A URL that gives access to the file until it expires. */
  of(file: { fileName: string; expiresAt: number }): string;
  isGood(fileName: string, expiresMs: number, signature: string): boolean;
}

/** HMAC-SHA-256 of name and expiry, so that an `<img>` needs no header. */
export function makeSignedUrls(
  secret: string,
  { apiOrigin, signedUrlTtlMs }: { apiOrigin: string; signedUrlTtlMs: number },
  now: () => number,
): SignedUrls {
  const sign = (fileName: string, expiresMs: number) =>
    createHmac("sha256", secret).update(`${fileName}\n${expiresMs}`).digest();

  return {
    of({ fileName, expiresAt }) {
      const expiresMs = Math.min(now() + signedUrlTtlMs, expiresAt);
      const signature = sign(fileName, expiresMs).toString("hex");
      return `${apiOrigin}/v5/image/file/${fileName}?expires=${expiresMs}&signature=${signature}`;
    },

    isGood(fileName, expiresMs, signature) {
      const given = Buffer.from(signature, "hex");
      const wanted = sign(fileName, expiresMs);
      return expiresMs > now() && given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
