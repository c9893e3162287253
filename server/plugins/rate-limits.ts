import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error";

/**
 * Calls per minute and address; a route may ask for a limit of its own. Counted in memory, so that n replicas
 * let through n times as much.
 */
export async function rateLimits(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, "too many calls, please wait", { retryAfterS: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
