import type { FastifyBaseLogger } from "fastify";
import type { Dependencies } from "./dependencies";

const batchSize = 200;
/** A file is written before its record: younger ones may still get theirs. */
const orphanAgeMs = 10 * 60_000;

/** Removes what has expired, and bytes that no record knows. */
export async function sweep({ files, sessions, storage }: Dependencies): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await files.expired(batchSize);
    for (const fileName of expired) await storage.remove(fileName);
    await files.remove(expired);
    removed += expired.length;
    if (expired.length < batchSize) break;
  }
  for await (const fileNames of storage.list(orphanAgeMs)) {
    const known = await files.known(fileNames);
    for (const fileName of fileNames) if (!known.has(fileName)) await storage.remove(fileName);
  }
  await sessions.removeExpired();
  return removed;
}

/** Sweeps at once and then regularly; the returned function stops it. */
export function startSweeper(
  deps: Dependencies,
  everyMs: number,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(deps))
      .then((removed) => removed > 0 && log.info({ removed }, "swept"))
      .catch((error) => log.error({ err: error }, "sweep failed")) as Promise<void>;
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
