import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** Which of these tokens a request has in `Authorization: Bearer`, in any case; takes the same time whichever it is. */
export function bearerOf({ headers }: FastifyRequest, tokens: string[]): string | undefined {
  const given = sha256((headers.authorization ?? "").replace(/^bearer /i, "Bearer "));
  return tokens.filter((token) => timingSafeEqual(given, sha256(`Bearer ${token}`)))[0];
}
