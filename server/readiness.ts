import type { Resources } from "./resources";

/** Probes write; whoever asks more often than this is told what was found last. */
const lastsMs = 1_000;

export interface Readiness {
  /** Null when everything answers, else what does not. */
  fault(): Promise<string | null>;
  /** The same for this process alone, without the database and the storage that replicas share. */
  processFault(): string | null;
  /** From now on not ready: whoever sends requests here shall look elsewhere. */
  leave(): void;
}

/** Begins to warm the pool; ready when it is warm and database and storage can be written. */
export function makeReadiness({ pool, probeDatabase, storage }: Resources): Readiness {
  let poolState = "models are loading";
  let isLeaving = false;
  let last: { at: number; fault: Promise<string | null> } | undefined;
  pool.warm().then(
    () => {
      poolState = "";
    },
    () => {
      poolState = "models could not be loaded";
    },
  );

  async function probe(): Promise<string | null> {
    try {
      await probeDatabase();
    } catch {
      return "database does not answer";
    }
    try {
      await storage.probe();
    } catch {
      return "storage does not answer";
    }
    return null;
  }

  const processFault = (): string | null => (isLeaving ? "the server is closing" : poolState || null);

  return {
    processFault,
    async fault() {
      const fault = processFault();
      if (fault) return fault;
      if (!last || performance.now() - last.at > lastsMs) last = { at: performance.now(), fault: probe() };
      return last.fault;
    },
    leave() {
      isLeaving = true;
    },
  };
}
