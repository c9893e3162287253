import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateCounts } from "../../database/rate-counts";
import { within } from "../../within";

/** Pages that need no database do not wait longer for one that falls silent: then a call is not counted. */
const countWithinMs = 2_000;

/** A store for `@fastify/rate-limit` whose counts are shared by replicas. */
export function sharedRateStore(counts: RateCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    /** A route with its own limit has its own counts. */
    readonly #route: string;

    constructor(options: object) {
      this.#route = (options as { routeInfo?: { url?: string } }).routeInfo?.url ?? "";
    }

    incr: FastifyRateLimitStore["incr"] = (key, done, windowMs = 60_000) => {
      within(countWithinMs, counts.add(`${this.#route} ${key}`, windowMs)).then(
        ({ count, endsAt }) => done(null, { current: count, ttl: Math.max(0, endsAt - Date.now()) }),
        (error) => done(error),
      );
    };

    child(options: object): FastifyRateLimitStore {
      return new Store(options);
    }
  };
}
