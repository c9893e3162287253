import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { busy, queueIsFull, retryAfterS } from "../../api-error";
import { callerOf } from "../caller-of";

const askEveryMs = 250;

/**
 * Holds a request whose body is not read yet until there is room, for as long as its client should wait by `Retry-After`.
 * Clients that ask again at once are thus slowed down, and their refusals take no time from photos.
 * @throws ApiError 503 if there is no room in time; an AbortError if the client leaves
 */
export async function untilRoom(reply: FastifyReply, hasRoom: () => boolean): Promise<void> {
  if (hasRoom()) return;
  const { signal } = callerOf(reply);
  const endsAt = performance.now() + retryAfterS * 1_000;
  do {
    // Not all at the same moment, or all would find the one free place.
    await wait(askEveryMs * (0.5 + Math.random()), undefined, { signal });
    if (hasRoom()) return;
  } while (performance.now() < endsAt);
  throw busy(queueIsFull);
}
