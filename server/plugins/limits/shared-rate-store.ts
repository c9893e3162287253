import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateCounts } from "../../database/rate-counts";

/** A store of `@fastify/rate-limit` over counts that replicas share. */
export function sharedRateStore(counts: RateCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    /** Of a route with a limit of its own: its calls count apart. */
    readonly #route: string;

    constructor(options: object) {
      this.#route = (options as { routeInfo?: { url?: string } }).routeInfo?.url ?? "";
    }

    incr: FastifyRateLimitStore["incr"] = (key, done, windowMs = 60_000) => {
      counts.add(`${this.#route} ${key}`, windowMs).then(
        ({ count, endsAt }) => done(null, { current: count, ttl: Math.max(0, endsAt - Date.now()) }),
        (error) => done(error),
      );
    };

    child(options: object): FastifyRateLimitStore {
      return new Store(options);
    }
  };
}
