import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What the program of a thread finds as its `workerData`: its share, and what all threads are told. */
export type ThreadData<Item, Told> = Told & { items: Item[] };

/**
 * Runs a TypeScript program in one thread a core, each on its share of the items, and gathers what they post: one list each.
 * Neighbours go to different threads, since they are alike: so all have the same to do.
 */
export async function inThreads<Item, Result>(
  program: string,
  items: readonly Item[],
  told: object,
): Promise<Result[]> {
  const count = Math.min(availableParallelism(), items.length);
  const shares = Array.from({ length: count }, (_, share) => items.filter((_, at) => at % count === share));
  const threads = shares.map((share) => {
    const workerData = { ...told, items: share };
    return new Worker(program, { workerData, execArgv: ["--require", "tsx/cjs"] });
  });
  try {
    return (await Promise.all(threads.map((thread) => answerOf<Result>(thread, program)))).flat();
  } finally {
    // After the fault of one nobody asks what the others find.
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
