import { ApiError, retryAfterS } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { sha256Hex } from "../ids";

/** A running request is known to run for this time, and says again and again that it does: a process may have died. */
const leaseMs = 10_000;
const renewEveryMs = 3_000;

/** Runs `work`, and renews its lease until it is over. */
async function withLease<Answer>(
  { cardAnswers, now }: Pick<Deps, "cardAnswers" | "now">,
  id: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // If it cannot be renewed, another call may do the same work.
  const timer = setInterval(() => cardAnswers.renew(id, now() + leaseMs).catch(() => {}), renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Answers a request with an `Idempotency-Key` once: the same request gets the stored answer for as long as the files
 * and their addresses last. A failed or refused request stores nothing, and is answered anew.
 *
 * @param request `asked` is everything that the answer depends on
 * @throws ApiError 422 if the session has used the key for another request, 409 while the first is running; errors of
 *   `make`
 */
export async function answerOnce<Answer>(
  deps: Deps,
  key: string,
  { source, asked }: { source: StoredFile; asked: unknown },
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> {
  const { cardAnswers, config, now } = deps;
  const id = sha256Hex(`${source.sessionId}\n${key}`);
  // With the key, which is not stored, so that the name of a caption cannot be found by trying.
  const request = sha256Hex(JSON.stringify([key, asked]));
  const { fileName } = source;
  const known = await cardAnswers.begin({ id, request, fileName, expiresAt: now() + leaseMs });
  if (known && known.request !== request)
    throw new ApiError(422, "headers/idempotency-key was used for another request");
  if (known?.answer) return { answer: JSON.parse(known.answer), isRepeated: true };
  if (known)
    throw new ApiError(409, "the request with this idempotency-key is still running", { retryAfterS });
  try {
    const answer = await withLease(deps, id, make);
    const lastsMs = Math.min(config.temporaryTtlMs, config.signedUrlTtlMs);
    await cardAnswers.keep(id, JSON.stringify(answer), Math.min(now() + lastsMs, source.expiresAt));
    return { answer, isRepeated: false };
  } catch (error) {
    // If this fails too, another call may take over after `leaseMs`.
    await cardAnswers.drop(id).catch(() => {});
    throw error;
  }
}
