import type { Resources } from "./resources";

/** Probes write to database and storage; more frequent requests get the last result. */
const lastsMs = 1_000;

export interface Readiness {
  /** Null if everything works, else what does not. */
  fault(): Promise<string | null>;
  /** The same for this process only, without the shared database and storage. */
  processFault(): string | null;
  /** Not ready from now on, so that load balancers use other replicas. */
  leave(): void;
}

/** Starts to warm up the pool; ready when it is warm and database and storage are writable. */
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
