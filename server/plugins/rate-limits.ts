import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error";
import { addressKey } from "./address-key";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes the time of a photo process: such calls are counted together, whichever they are. */
    isPhotoCall?: boolean;
  }
}

export interface RateLimits {
  callsPerMinute: number;
  photosPerMinute: number;
}

const timeWindow = 60_000;

const tooMany = (ttlMs: number) =>
  new ApiError(429, "too many calls, please wait", { retryAfterS: Math.max(1, Math.ceil(ttlMs / 1000)) });

/**
 * Calls per minute and address, of everything that does not switch it off; a route may ask for a limit of its own.
 * Counted in memory, so that n replicas let through n times as much.
 */
export async function rateLimits(
  app: FastifyInstance,
  { callsPerMinute, photosPerMinute }: RateLimits,
): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow,
    cache: 20_000,
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countPhoto = app.createRateLimit({
    max: photosPerMinute,
    timeWindow,
    keyGenerator: ({ ip }) => `photos of ${addressKey(ip)}`,
  });
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.isPhotoCall) return;
    const count = await countPhoto(request);
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl);
  });
}
