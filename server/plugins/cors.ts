import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/**
 * Allows the configured origins. Without credentials: the token is a header, there are no cookies. Registered before
 * anything that can refuse a call, so that such a site can read the refusal too.
 */
export async function crossOrigin(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    // Of others, a preflight is answered as on a server without origins: it says why.
    origin: (origin, done) => done(null, origin !== undefined && origins.includes(origin)),
    methods: ["GET", "POST", "DELETE"],
    allowedHeaders: ["token", "content-type", "idempotency-key", "x-request-id"],
    exposedHeaders: [
      "retry-after",
      "x-ratelimit-limit",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
      "x-request-id",
      "content-disposition",
      "idempotent-replayed",
    ],
    maxAge: 86_400,
    // It would answer in plain text.
    strictPreflight: false,
  });
}
