import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "./plugins/metrics";
import type { Resources } from "./resources";
import { removeBytes } from "./uploads/store-file";

const batchSize = 100;
/** Failed removals are retried after this time; meanwhile others are tried. */
const retryAfterMs = 5 * 60_000;

export type Sweepable = Pick<
  Resources,
  | "files"
  | "deletionQueue"
  | "sessions"
  | "feedbacks"
  | "outcomes"
  | "pairings"
  | "cardAnswers"
  | "rateCounts"
  | "storage"
  | "truncateLog"
>;

interface Swept {
  removed: number;
  failed: number;
  /** Why the first of those that failed could not be removed. */
  cause?: unknown;
}

/** Maximum time by which a sweep removes files early: waiting for the next sweep would exceed the promised hour. */
const maxEarlyMs = 60_000;

/** Deletes the bytes whose records are gone. */
async function emptyDeletionQueue(deps: Sweepable): Promise<Swept> {
  const swept: Swept = { removed: 0, failed: 0 };
  for (;;) {
    const fileNames = await deps.deletionQueue.take(batchSize, retryAfterMs);
    const { failed, cause } = await removeBytes(deps, fileNames);
    swept.cause ??= cause;
    swept.removed += fileNames.length - failed;
    swept.failed += failed;
    if (fileNames.length < batchSize) return swept;
  }
}

/**
 * Removes expired files and bytes without a record. Any number of processes may run it at once.
 * @param earlyMs also removes files that expire within this time
 * @throws the error of a step that failed, or all of them, after the other steps
 */
export async function sweep(deps: Sweepable, earlyMs = 0): Promise<Swept> {
  const errors: unknown[] = [];
  const attempt = <Value>(step: () => Promise<Value>) =>
    step().catch((error: unknown) => {
      errors.push(error);
      return undefined;
    });
  await attempt(async () => {
    while ((await deps.files.removeExpired(batchSize, earlyMs)) === batchSize);
  });
  // Before the bytes: the pictures of old messages are among them.
  await attempt(() => deps.feedbacks.removeOld());
  const swept = await attempt(() => emptyDeletionQueue(deps));
  await attempt(() => deps.sessions.removeExpired());
  await attempt(() => deps.outcomes.removeOld());
  await attempt(() => deps.pairings.removeOld());
  await attempt(() => deps.cardAnswers.removeExpired());
  await attempt(() => deps.rateCounts.removeOver());
  await attempt(() => deps.truncateLog());
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps of the sweep failed`);
  if (!swept || errors.length > 0) throw errors[0];
  return swept;
}

export interface SweeperOptions {
  everyMs: number;
  /** Retention time of files. They are removed at most a tenth of it early. */
  ttlMs: number;
  sweeps: Pick<Metrics["sweeps"], "inc">;
}

/** Sweeps now and then at intervals; the returned function stops it. */
export function startSweeper(
  deps: Sweepable,
  { everyMs, ttlMs, sweeps }: SweeperOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const earlyMs = Math.min(everyMs, maxEarlyMs, ttlMs / 10);
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(deps, earlyMs))
      .then((swept) => {
        sweeps.inc({ outcome: swept.failed > 0 ? "incomplete" : "ok" });
        const { cause, ...counts } = swept;
        if (swept.failed > 0)
          log.error({ ...counts, err: cause }, "files could not be removed, tried again later");
        else if (swept.removed > 0) log.info(counts, "swept");
      })
      .catch((error) => {
        sweeps.inc({ outcome: "failed" });
        log.error({ err: error }, "sweep failed");
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
