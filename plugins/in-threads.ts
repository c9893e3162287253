import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** The `workerData` of a thread: its share of the items, and common data. */
export type ThreadData<Item, Told> = Told & { items: Item[] };

/**
 * Runs a TypeScript program in one thread per core, each with a share of the items, and collects one list of results
 * from each. Neighbouring items are similar, so they go to different threads to balance the load.
 */
export async function inThreads<Item, Result>(
  program: string,
  items: readonly Item[],
  data: object,
): Promise<Result[]> {
  const count = Math.min(availableParallelism(), items.length);
  const shares = Array.from({ length: count }, (_, share) => items.filter((_, at) => at % count === share));
  const threads = shares.map((share) => {
    const workerData = { ...data, items: share };
    return new Worker(program, { workerData, execArgv: ["--require", "tsx/cjs"] });
  });
  try {
    return (await Promise.all(threads.map((thread) => answerOf<Result>(thread, program)))).flat();
  } finally {
    // After the first error, other results are ignored.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function answerOf<Result>(thread: Worker, program: string): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error(`${program} ended without an answer.`)));
  });
}
