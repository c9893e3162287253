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
  interface FastifyRequest {
    /** Of the limits for photo calls that have counted this request, the one with the fewest calls left. */
    tightestPhotoLimit: Counted | null;
  }
}

/** What a limit has counted with this request. */
interface Counted {
  max: number;
  remaining: number;
  ttlMs: number;
  isOver: boolean;
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
const headers = {
  limit: "x-ratelimit-limit",
  remaining: "x-ratelimit-remaining",
  reset: "x-ratelimit-reset",
};

/** Has fewer calls left or, with as few, gets new ones later. */
const isTighter = (one: Pick<Counted, "remaining" | "ttlMs">, other: typeof one): boolean =>
  one.remaining < other.remaining || (one.remaining === other.remaining && one.ttlMs > other.ttlMs);

/**
 * Limits calls per minute and address, or server key, for all routes that do not disable it; a route can have its own limit.
 * The headers tell the limit that has the fewest calls left.
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
  app.decorateRequest("tightestPhotoLimit", null);
  app.addHook("onSend", async ({ tightestPhotoLimit: tightest }, reply) => {
    if (!tightest) return;
    const remaining = Number(reply.getHeader(headers.remaining) ?? Number.POSITIVE_INFINITY);
    const ttlMs = Number(reply.getHeader(headers.reset) ?? 0) * 1000;
    if (!isTighter(tightest, { remaining, ttlMs })) return;
    reply.headers({
      [headers.limit]: tightest.max,
      [headers.remaining]: tightest.remaining,
      [headers.reset]: Math.ceil(tightest.ttlMs / 1000),
    });
  });
}

/**
 * Limits the photo calls per address, or server key. Must run after `bodyMemory`, so that a call for which the queue has no room
 * does not count.
 */
export function photoRateLimits(
  app: FastifyInstance,
  limits: Pick<RateLimits, "photosPerMinute" | "serverKeyPhotosPerMinute">,
): void {
  const countOfAddress = photoLimit(
    app,
    ({ serverSession }) => (serverSession ? limits.serverKeyPhotosPerMinute : limits.photosPerMinute),
    (request) => `photos of ${countKey(request, addressKey(request.ip))}`,
  );
  app.addHook("preParsing", async (request) => {
    if (!request.routeOptions.config.isPhotoCall) return;
    await countOrRefuse(request, countOfAddress);
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
    if (!request.serverSession) await countOrRefuse(request, countOfDevice);
    if ((await countOfAll(request))?.isOver) throw busy("too many photos at once, please try again");
  });
}

function photoLimit(
  app: FastifyInstance,
  max: number | ((request: FastifyRequest) => number),
  keyGenerator: (request: FastifyRequest) => string,
) {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator });
  return async (request: FastifyRequest): Promise<Counted | null> => {
    const found = await count(request);
    if (found.isAllowed) return null;
    return { max: found.max, remaining: found.remaining, ttlMs: found.ttl, isOver: found.isExceeded };
  };
}

/** Counts a call that is answered with 429 when there are too many. */
async function countOrRefuse(request: FastifyRequest, count: ReturnType<typeof photoLimit>): Promise<void> {
  const counted = await count(request);
  if (!counted) return;
  const { tightestPhotoLimit: tightest } = request;
  if (!tightest || isTighter(counted, tightest)) request.tightestPhotoLimit = counted;
  if (counted.isOver) throw tooMany(counted.ttlMs);
}
