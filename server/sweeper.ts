import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "./plugins/metrics";
import type { Resources } from "./resources";
import { removeBytes } from "./uploads/store-file";

const batchSize = 100;
/** Bytes that could not be removed are tried again after this; meanwhile the others have their turn. */
const retryAfterMs = 5 * 60_000;

export type Sweepable = Pick<
  Resources,
  | "files"
  | "deletionQueue"
  | "sessions"
  | "feedbacks"
  | "outcomes"
  | "pairings"
  | "rateCounts"
  | "storage"
  | "truncateLog"
>;

/** Maximum time by which a sweep removes files early: waiting for the next sweep would exceed the promised hour. */
const maxAheadMs = 60_000;

/**
 * Takes away what has expired, and every byte without a record. Any number of processes may do so at once.
 * @param aheadMs also removes files that expire within this time
 */
export async function sweep(deps: Sweepable, aheadMs = 0): Promise<{ removed: number; failed: number }> {
  const swept = { removed: 0, failed: 0 };
  while ((await deps.files.removeExpired(batchSize, aheadMs)) === batchSize);
  for (;;) {
    const fileNames = await deps.deletionQueue.take(batchSize, retryAfterMs);
    const { failed } = await removeBytes(deps, fileNames);
    swept.removed += fileNames.length - failed;
    swept.failed += failed;
    if (fileNames.length < batchSize) break;
  }
  await deps.sessions.removeExpired();
  await deps.feedbacks.removeOld();
  await deps.outcomes.removeOld();
  await deps.pairings.removeOld();
  await deps.rateCounts.removeOver();
  await deps.truncateLog();
  return swept;
}

export interface SweeperOptions {
  everyMs: number;
  /** Retention time of files. They are removed at most a tenth of it early. */
  keptMs: number;
  sweeps: Pick<Metrics["sweeps"], "inc">;
}

/** Sweeps at once and then regularly; the returned function stops it. */
export function startSweeper(
  deps: Sweepable,
  { everyMs, keptMs, sweeps }: SweeperOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const aheadMs = Math.min(everyMs, maxAheadMs, keptMs / 10);
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(deps, aheadMs))
      .then((swept) => {
        sweeps.inc({ outcome: swept.failed > 0 ? "incomplete" : "ok" });
        if (swept.failed > 0) log.error(swept, "files could not be removed, tried again later");
        else if (swept.removed > 0) log.info(swept, "swept");
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
