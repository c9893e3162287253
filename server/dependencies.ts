import { join } from "node:path";
import { type Content, loadContent } from "../catalogue/content";
import type { PhotoPool } from "../photo/node/photo-pool-types";
import type { Config } from "./config";
import { type DoomedFiles, makeDoomedFiles } from "./database/doomed-files";
import { type Feedbacks, makeFeedbacks } from "./database/feedbacks";
import { type Files, makeFiles } from "./database/files";
import { type Database, openDatabase } from "./database/open-database";
import { makeRiskJobs, type RiskJobs } from "./database/risk-jobs";
import { makeSessions, type Sessions } from "./database/sessions";
import { signingSecret } from "./database/signing-secret";
import { judgesNothing, type Moderator } from "./moderation/moderator";
import { openFolderStorage } from "./storage/folder-storage";
import type { Storage } from "./storage/storage";

/** Everything the routes reach the world through. */
export interface Dependencies {
  database: Database;
  /** Rejects when the database does not answer, or when what is written to it is lost. */
  probeDatabase(): Promise<void>;
  sessions: Sessions;
  files: Files;
  doomedFiles: DoomedFiles;
  riskJobs: RiskJobs;
  feedbacks: Feedbacks;
  storage: Storage;
  content: Content;
  moderator: Moderator;
  pool: PhotoPool;
  signingSecret: string;
  /** ms since 1970. */
  now: () => number;
  close(): Promise<void>;
}

/** What a caller may bring along, because it is costly to make or must be its own. */
export interface GivenDependencies {
  pool: PhotoPool;
  content?: Content;
  now?: () => number;
}

/** Opens database, storage and content as the configuration says. */
export async function openDependencies(config: Config, given: GivenDependencies): Promise<Dependencies> {
  const { pool, now = Date.now } = given;
  const content = given.content ?? (await loadContent(config.contentDir));
  const { database, probe } = await openDatabase(join(config.dataDir, "photo.sqlite")).catch(
    (error: Error) => {
      throw new Error(`PHOTO_DATA_DIR=${config.dataDir}: cannot be used (${error.message})`, {
        cause: error,
      });
    },
  );
  return {
    database,
    probeDatabase: probe,
    sessions: makeSessions(database, config.tokenTtlMs, now),
    files: makeFiles(database, now),
    doomedFiles: makeDoomedFiles(database, now),
    riskJobs: makeRiskJobs(database, now),
    feedbacks: makeFeedbacks(database, now),
    storage: await openFolderStorage(join(config.dataDir, "files")),
    content,
    moderator: judgesNothing,
    pool,
    signingSecret: await signingSecret(database),
    now,
    async close() {
      await pool.close();
      await database.destroy();
    },
  };
}
