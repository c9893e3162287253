import { join } from "node:path";
import { type Content, loadContent } from "../catalogue/content";
import type { PhotoPool } from "../photo/node/photo-pool-types";
import { openFolderStorage } from "./adapters/folder-storage";
import { openPostgres } from "./adapters/open-postgres";
import { openSqlite } from "./adapters/open-sqlite";
import type { Config } from "./config/config";
import { type DeletionQueue, makeDeletionQueue } from "./database/deletion-queue";
import { type Deliveries, makeDeliveries } from "./database/deliveries";
import { type Feedbacks, makeFeedbacks } from "./database/feedbacks";
import { type Files, makeFiles } from "./database/files";
import type { Database, OpenDatabase } from "./database/migrate";
import { makeOutcomes, type Outcomes } from "./database/outcomes";
import { makePairings, type Pairings } from "./database/pairings";
import { makeRateCounts, type RateCounts } from "./database/rate-counts";
import { makeRiskJobs, type RiskJobs } from "./database/risk-jobs";
import { makeSessions, type Sessions } from "./database/sessions";
import { signingSecret } from "./database/signing-secret";
import type { Channel } from "./feedback/channel";
import { mailChannel } from "./feedback/mail-channel";
import { webhookChannel } from "./feedback/webhook-channel";
import { httpModerator } from "./moderation/http-moderator";
import { judgesNothing, type Moderator } from "./moderation/moderator";
import type { Storage } from "./storage";

/** What is opened once per process and closed with it: database, storage, photo processes, content. */
export interface Resources {
  database: Database;
  /** Rejects when the database does not answer, or when what is written to it is lost. */
  probeDatabase(): Promise<void>;
  truncateLog(): Promise<void>;
  sessions: Sessions;
  files: Files;
  deletionQueue: DeletionQueue;
  riskJobs: RiskJobs;
  feedbacks: Feedbacks;
  deliveries: Deliveries;
  outcomes: Outcomes;
  pairings: Pairings;
  rateCounts: RateCounts;
  /** The ways by which messages are told to people. */
  channels: Channel[];
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
export interface ResourceOptions {
  pool: PhotoPool;
  content?: Content;
  now?: () => number;
}

/** What went wrong is told with the variable that can mend it, and without its value where that is secret. */
const namedAfter = (variable: string) => (error: Error) => {
  throw new Error(`${variable}: cannot be used (${error.message})`, { cause: error });
};

/** The database that the configuration names, with its tables up to date. */
export const openDatabase = ({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> =>
  databaseUrl === null
    ? openSqlite(join(dataDir, "photo.sqlite")).catch(namedAfter(`PHOTO_DATA_DIR=${dataDir}`))
    : openPostgres(databaseUrl).catch(namedAfter("DATABASE_URL"));

const channelsOf = ({ feedbackMail, feedbackWebhook }: Config): Channel[] => [
  ...(feedbackMail ? [mailChannel(feedbackMail)] : []),
  ...(feedbackWebhook ? [webhookChannel(feedbackWebhook)] : []),
];

async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null) return openFolderStorage(join(dataDir, "files"));
  // Loaded where it is used: the SDK is 15 MB of code.
  const { openS3Storage } = await import("./adapters/s3-storage");
  return openS3Storage(s3);
}

/** Opens database, storage and content as the configuration says. */
export async function openResources(config: Config, given: ResourceOptions): Promise<Resources> {
  const { pool, now = Date.now } = given;
  const content = given.content ?? (await loadContent(config.contentDir));
  const { database, probe, truncateLog } = await openDatabase(config);
  const channels = channelsOf(config);
  const told = { channels: channels.map(({ name }) => name), keptMs: config.feedbackTtlMs };
  return {
    database,
    probeDatabase: probe,
    truncateLog,
    sessions: makeSessions(database, config.tokenTtlMs, now),
    files: makeFiles(database, now),
    deletionQueue: makeDeletionQueue(database, now),
    riskJobs: makeRiskJobs(database, now),
    feedbacks: makeFeedbacks(database, told, now),
    deliveries: makeDeliveries(database, now),
    channels,
    outcomes: makeOutcomes(database, { keptMs: config.outcomeTtlMs, wordsKeptMs: config.feedbackTtlMs }, now),
    pairings: makePairings(database, now),
    rateCounts: makeRateCounts(database, now),
    storage: await openStorage(config),
    content,
    moderator: config.moderation ? httpModerator(config.moderation) : judgesNothing,
    pool,
    signingSecret: await signingSecret(database),
    now,
    async close() {
      await pool.close();
      await database.destroy();
    },
  };
}
