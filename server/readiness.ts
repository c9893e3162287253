import { sql } from "kysely";
import type { Dependencies } from "./dependencies";

export interface Readiness {
  /** Null when everything answers, else what does not. */
  fault(): Promise<string | null>;
}

/** Begins to warm the pool; ready when it is warm and database and storage answer. */
export function makeReadiness({ pool, database, storage }: Dependencies): Readiness {
  let poolState = "models are loading";
  pool.warm().then(
    () => {
      poolState = "";
    },
    () => {
      poolState = "models could not be loaded";
    },
  );
  return {
    async fault() {
      if (poolState) return poolState;
      try {
        await sql`select 1`.execute(database);
      } catch {
        return "database does not answer";
      }
      try {
        await storage.probe();
      } catch {
        return "storage does not answer";
      }
      return null;
    },
  };
}
