import { join } from "node:path";
import { type Content, loadContent } from "../catalogue/content";
import { ContentError } from "../catalogue/faults/content-error";
import type { PhotoPool } from "../photo/node/photo-pool-types";
import { openFolderStorage } from "./adapters/folder-storage";
import { openPostgres } from "./adapters/open-postgres";
import { openSqlite } from "./adapters/open-sqlite";
import type { Config } from "./config/config";
import { requireData } from "./config/path-state";
import { StartError } from "./config/start-error";
import { type CardAnswers, makeCardAnswers } from "./database/card-answers";
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

/** Opened once per process and closed with it: database, storage, photo processes, content. */
export interface Resources {
  database: Database;
  /** Rejects if the database does not answer, or if written data is lost. */
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
  cardAnswers: CardAnswers;
  rateCounts: RateCounts;
  /** The channels that messages are sent through. */
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

/** Resources that a caller can provide, because they are expensive or must be the caller's own. */
export interface ResourceOptions {
  pool: PhotoPool;
  content?: Content;
  now?: () => number;
}

/** Names the variable that must be fixed, without its value if that is secret. */
const namedAfter = (variable: string) => (error: Error) => {
  throw new StartError(`${variable}: cannot be used (${reasonInWords(error)})`, { cause: error });
};

/** PostgreSQL's `insufficient_privilege`. */
const mayNot = "42501";

/** What to do, where PostgreSQL or its driver does not say it. */
function reasonInWords(error: Error): string {
  if ((error as { code?: string }).code === mayNot) return `${error.message}; the role must own the database`;
  return /client password must be/.test(error.message)
    ? "the database asks for a password: set PGPASSWORD"
    : error.message;
}

/** Opens and migrates the configured database. */
const openDatabase = ({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> =>
  databaseUrl === null
    ? openSqlite(join(dataDir, "photo.sqlite")).catch(namedAfter(`PHOTO_DATA_DIR=${dataDir}`))
    : openPostgres(databaseUrl).catch(namedAfter("DATABASE_URL"));

/** For commands beside the server: a folder that is not its own would get an empty database, and the command would find nothing. */
export async function openExistingDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl === null) requireData(join(config.dataDir, "photo.sqlite"));
  return openDatabase(config);
}

/** The faults of a text name their file; a folder that holds no content is named by its variable. */
const openContent = ({ contentDir }: Config): Promise<Content> =>
  loadContent(contentDir).catch((error: Error) => {
    if (contentDir === undefined || error instanceof ContentError) throw error;
    return namedAfter(`CONTENT_DIR=${contentDir}`)(error);
  });

const channelsOf = ({ feedbackMail, feedbackWebhook }: Config): Channel[] => [
  ...(feedbackMail ? [mailChannel(feedbackMail)] : []),
  ...(feedbackWebhook ? [webhookChannel(feedbackWebhook)] : []),
];

async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null)
    return openFolderStorage(join(dataDir, "files")).catch(namedAfter(`PHOTO_DATA_DIR=${dataDir}`));
  // Imported on demand: the SDK has 15 MB of code.
  const { openS3Storage } = await import("./adapters/s3-storage");
  return openS3Storage(s3);
}

/** Opens database, storage and content. */
export async function openResources(config: Config, given: ResourceOptions): Promise<Resources> {
  const { pool, now = Date.now } = given;
  const content = given.content ?? (await openContent(config));
  const { database, probe, truncateLog } = await openDatabase(config);
  const channels = channelsOf(config);
  const feedbackOptions = { channels: channels.map(({ name }) => name), ttlMs: config.feedbackTtlMs };
  return {
    database,
    probeDatabase: probe,
    truncateLog,
    sessions: makeSessions(database, config.tokenTtlMs, now),
    files: makeFiles(database, now),
    deletionQueue: makeDeletionQueue(database, now),
    riskJobs: makeRiskJobs(database, now),
    feedbacks: makeFeedbacks(database, feedbackOptions, now),
    deliveries: makeDeliveries(database, now),
    channels,
    outcomes: makeOutcomes(database, { ttlMs: config.outcomeTtlMs, wordsTtlMs: config.feedbackTtlMs }, now),
    pairings: makePairings(database, now),
    cardAnswers: makeCardAnswers(database, now),
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
