import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { busy, tooMany } from "../../api-error";
import type { RateCounts } from "../../database/rate-counts";
import { countKey } from "../server-keys";
import { addressKey } from "./address-key";
import { sharedRateStore } from "./shared-rate-store";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Uses time of a photo process: these calls share one count. */
    isPhotoCall?: boolean;
  }
}

export interface RateLimits {
  callsPerMinute: number;
  photosPerMinute: number;
  serverKeyCallsPerMinute: number;
  serverKeyPhotosPerMinute: number;
}

export interface SessionRateLimits {
  devicePhotosPerMinute: number;
  allPhotosPerMinute: number;
}

const timeWindow = 60_000;

/**
 * Limits calls per minute and address, or server key, for all routes that do not disable it; a route can have its own limit.
 * @param shared counts of all replicas; null: each process counts in memory
 */
export async function rateLimits(
  app: FastifyInstance,
  limits: RateLimits,
  shared: RateCounts | null,
): Promise<void> {
  await app.register(rateLimit, {
    max: ({ serverSession }) => (serverSession ? limits.serverKeyCallsPerMinute : limits.callsPerMinute),
    timeWindow,
    cache: 20_000,
    ...(shared && { store: sharedRateStore(shared) }),
    // If the database is unavailable, calls that do not need it still work.
    skipOnError: true,
    keyGenerator: (request) => countKey(request, addressKey(request.ip)),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countOfAddress = photoLimit(
    app,
    ({ serverSession }) => (serverSession ? limits.serverKeyPhotosPerMinute : limits.photosPerMinute),
    (request) => `photos of ${countKey(request, addressKey(request.ip))}`,
  );
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.isPhotoCall) return;
    const own = await countOfAddress(request);
    if (own.isOver) throw tooMany(own.ttlMs);
  });
}

/**
 * Limits the photo calls per device, whatever its address, and of all devices together. Must run after
 * `requireSession`, so that calls without a session do not count towards the common limit.
 */
export function sessionRateLimits(
  app: FastifyInstance,
  { devicePhotosPerMinute, allPhotosPerMinute }: SessionRateLimits,
): void {
  const countOfDevice = photoLimit(
    app,
    devicePhotosPerMinute,
    ({ session }) => `device ${session?.deviceId}`,
  );
  const countOfAll = photoLimit(app, allPhotosPerMinute, () => "photos of all");
  app.addHook("preParsing", async (request) => {
    if (!request.routeOptions.config.isPhotoCall) return;
    if (!request.serverSession) {
      const own = await countOfDevice(request);
      if (own.isOver) throw tooMany(own.ttlMs);
    }
    if ((await countOfAll(request)).isOver) throw busy("too many photos at once, please try again");
  });
}

function photoLimit(
  app: FastifyInstance,
  max: number | ((request: FastifyRequest) => number),
  keyGenerator: (request: FastifyRequest) => string,
) {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator });
  return async (request: FastifyRequest): Promise<{ isOver: boolean; ttlMs: number }> => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded
      ? { isOver: false, ttlMs: 0 }
      : { isOver: true, ttlMs: counted.ttl };
  };
}
