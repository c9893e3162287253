import type { FastifyBaseLogger } from "fastify";
import type { Resources } from "./resources";
import { probeLimitMs, within } from "./within";

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

/**
 * Starts to warm up the pool; ready when it is warm and database and storage are writable. Answers say what is
 * missing; the log has the cause, once each time that something goes missing.
 */
export function makeReadiness(
  { pool, probeDatabase, storage }: Resources,
  log: FastifyBaseLogger,
): Readiness {
  let poolState = "models are loading";
  let isLeaving = false;
  let last: { at: number; fault: Promise<string | null> } | undefined;
  pool.warm().then(
    () => {
      poolState = "";
      // Wrong keys of a bucket are in the log from the start, not only when somebody asks.
      void fault();
    },
    (err: unknown) => {
      poolState = "models could not be loaded";
      log.error({ err }, poolState);
    },
  );

  async function findMissing(): Promise<{ fault: string; err: unknown } | null> {
    const [ofDatabase, ofStorage] = await Promise.allSettled([
      within(probeLimitMs, probeDatabase()),
      within(probeLimitMs, storage.probe()),
    ]);
    if (ofDatabase.status === "rejected")
      return { fault: "database does not answer", err: ofDatabase.reason };
    if (ofStorage.status === "fulfilled") return null;
    const isFull = ofStorage.reason?.code === "ENOSPC";
    return { fault: isFull ? "the disk is full" : "storage does not answer", err: ofStorage.reason };
  }

  let logged: string | null = null;
  async function probe(): Promise<string | null> {
    const missing = await findMissing();
    const fault = missing?.fault ?? null;
    if (fault !== logged) {
      if (missing) log.error({ err: missing.err }, `not ready: ${fault}`);
      else log.info("ready again");
      logged = fault;
    }
    return fault;
  }

  const processFault = (): string | null => (isLeaving ? "the server is closing" : poolState || null);

  async function fault(): Promise<string | null> {
    const ofProcess = processFault();
    if (ofProcess) return ofProcess;
    if (!last || performance.now() - last.at > lastsMs) last = { at: performance.now(), fault: probe() };
    return last.fault;
  }

  return {
    processFault,
    fault,
    leave() {
      isLeaving = true;
    },
  };
}
