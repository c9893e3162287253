import { ApiError, retryAfterS } from "../api-error";
import type { StoredFile } from "../database/tables";
import type { Deps } from "../deps";
import { sha256Hex } from "../ids";

/** A client waits no longer for an answer (product specification, section 9). */
const runsAtMostMs = 180_000;

/**
 * Answers a request with an `Idempotency-Key` once: the same request gets the stored answer for as long as the files
 * and their addresses last. A failed or refused request stores nothing, and is answered anew.
 *
 * @param request `asked` is everything that the answer depends on
 * @throws ApiError 422 if the session has used the key for another request, 409 while the first is running; errors of
 *   `make`
 */
export async function answerOnce<Answer>(
  { cardAnswers, config, now }: Deps,
  key: string,
  { source, asked }: { source: StoredFile; asked: unknown },
  make: () => Promise<Answer>,
): Promise<Answer> {
  const id = sha256Hex(`${source.sessionId}\n${key}`);
  // With the key, which is not stored, so that the name of a caption cannot be found by trying.
  const request = sha256Hex(JSON.stringify([key, asked]));
  const { fileName } = source;
  const known = await cardAnswers.begin({ id, request, fileName, expiresAt: now() + runsAtMostMs });
  if (known && known.request !== request)
    throw new ApiError(422, "headers/idempotency-key was used for another request");
  if (known?.answer) return JSON.parse(known.answer);
  if (known)
    throw new ApiError(409, "the request with this idempotency-key is still running", { retryAfterS });
  try {
    const answer = await make();
    const lastsMs = Math.min(config.temporaryTtlMs, config.signedUrlTtlMs);
    await cardAnswers.keep(id, JSON.stringify(answer), Math.min(now() + lastsMs, source.expiresAt));
    return answer;
  } catch (error) {
    // If this fails too, another call may take over after `runsAtMostMs`.
    await cardAnswers.drop(id).catch(() => {});
    throw error;
  }
}
