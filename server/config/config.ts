import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { pathState } from "./path-state";
import type { MailPlace, ModerationPlace, S3Place, WebPlace } from "./places";
import { type Environment, readEnvironment } from "./read-environment";
import { StartError } from "./start-error";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const mailPlace = (env: Environment): MailPlace | null =>
  env.SMTP_URL ? { url: env.SMTP_URL, to: env.FEEDBACK_MAIL_TO, from: env.FEEDBACK_MAIL_FROM } : null;

const webPlace = (url: string, token: string): WebPlace | null =>
  url ? { url, token: token || null } : null;

function moderationPlace(env: Environment): ModerationPlace | null {
  const place = webPlace(env.MODERATION_URL, env.MODERATION_TOKEN);
  return place && { ...place, timeoutMs: env.MODERATION_SECONDS * 1_000 };
}

const s3Place = (env: Environment): S3Place | null =>
  env.S3_BUCKET ? { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT || null, region: env.S3_REGION } : null;

/** The environment with units converted: milliseconds and bytes, absolute paths, null for what is not set. */
function configOf(env: Environment, isProduction: boolean) {
  const segmenterFile = env.PHOTO_SEGMENTER_FILE && resolve(env.PHOTO_SEGMENTER_FILE);
  return {
    host: env.HOST,
    port: env.PORT,
    publicDir: env.PUBLIC_DIR ? resolve(env.PUBLIC_DIR) : null,
    contentDir: env.CONTENT_DIR ? resolve(env.CONTENT_DIR) : undefined,
    apiOrigin: env.API_ORIGIN,
    corsOrigins: env.CORS_ORIGINS,
    frameOrigins: env.FRAME_ORIGINS,
    proxyHops: env.TRUST_PROXY,
    drainMs: env.DRAIN_SECONDS * 1_000,
    closeTimeoutMs: env.CLOSE_SECONDS * 1_000,

    dataDir: resolve(env.PHOTO_DATA_DIR),
    databaseUrl: env.DATABASE_URL || null,
    s3: s3Place(env),
    sessionQuotaBytes: env.SESSION_QUOTA_MB * 1e6,
    storageQuotaBytes: env.STORAGE_QUOTA_GB * 1e9,
    addressQuotaBytes: (env.ADDRESS_QUOTA_MB ?? env.STORAGE_QUOTA_GB * 100) * 1e6,

    photoWorkers: env.PHOTO_WORKERS ?? Math.min(4, availableParallelism()),
    photoQueue: env.PHOTO_QUEUE,
    photoWaitMs: env.PHOTO_WAIT_SECONDS * 1_000,
    photoTimeoutMs: env.PHOTO_TIMEOUT_MS,
    photoMemoryMb: env.PHOTO_WORKER_MB ?? (segmenterFile ? 3_000 : 1_500),
    photoSegmenter: segmenterFile ? { file: segmenterFile, form: env.PHOTO_SEGMENTER_FORM } : null,

    callsPerMinute: env.CALLS_PER_MINUTE,
    photosPerMinute: env.PHOTOS_PER_MINUTE,
    loginsPerMinute: env.LOGINS_PER_MINUTE,
    feedbacksPerMinute: env.FEEDBACKS_PER_MINUTE,
    pairingsPerMinute: env.PAIRINGS_PER_MINUTE,
    siteFilesPerMinute: env.SITE_FILES_PER_MINUTE,
    devicePhotosPerMinute: env.DEVICE_PHOTOS_PER_MINUTE,
    allPhotosPerMinute: env.ALL_PHOTOS_PER_MINUTE,
    serverKeys: env.SERVER_KEYS,
    serverKeyCallsPerMinute: env.SERVER_KEY_CALLS_PER_MINUTE,
    serverKeyPhotosPerMinute: env.SERVER_KEY_PHOTOS_PER_MINUTE,
    serverKeyQuotaBytes: env.SERVER_KEY_QUOTA_MB * 1e6,
    uploadsAtOnce: env.UPLOADS_AT_ONCE,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    eventLoopDelayMs: env.EVENT_LOOP_DELAY_MS,

    temporaryTtlMs: env.TEMPORARY_MINUTES * minuteMs,
    tokenTtlMs: env.TOKEN_DAYS * dayMs,
    mediaTtlMs: env.MEDIA_DAYS * dayMs,
    feedbackTtlMs: env.FEEDBACK_DAYS * dayMs,
    outcomeTtlMs: env.OUTCOME_DAYS * dayMs,
    signedUrlTtlMs: env.SIGNED_URL_MINUTES * minuteMs,
    sweepEveryMs: env.SWEEP_SECONDS * 1_000,

    feedbackMail: mailPlace(env),
    feedbackWebhook: webPlace(env.FEEDBACK_WEBHOOK_URL, env.FEEDBACK_WEBHOOK_TOKEN),
    moderation: moderationPlace(env),
    mayIgnoreRisky: (env.IGNORE_RISKY ?? (env.MODERATION_URL ? "0" : "1")) === "1",

    logLevel: env.LOG_LEVEL,
    hasDocs: (env.DOCS ?? (isProduction ? "0" : "1")) === "1",
    metricsToken: env.METRICS_TOKEN || null,
    metricsPort: env.METRICS_PORT || null,
    metricsHost: env.METRICS_HOST,
  };
}

export type Config = ReturnType<typeof configOf>;

/** A variable that does nothing, or not what was meant, without another. */
const needed: [keyof Environment, keyof Environment][] = [
  ["SMTP_URL", "FEEDBACK_MAIL_TO"],
  ["SMTP_URL", "FEEDBACK_MAIL_FROM"],
  ["FEEDBACK_MAIL_TO", "SMTP_URL"],
  ["FEEDBACK_MAIL_FROM", "SMTP_URL"],
  ["FEEDBACK_WEBHOOK_TOKEN", "FEEDBACK_WEBHOOK_URL"],
  ["MODERATION_TOKEN", "MODERATION_URL"],
  ["S3_ENDPOINT", "S3_BUCKET"],
  ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  ["AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID"],
];

const withPassword = ["DATABASE_URL", "SMTP_URL", "FEEDBACK_WEBHOOK_URL", "MODERATION_URL"] as const;

/**
 * PostgreSQL's driver takes an empty host, as for a socket. What follows a # is no part of an address, but of a password. A
 * scheme that is missing is a fault of its own.
 */
const isAddress = (url: string): boolean =>
  !url.includes("://") || (URL.canParse(url.replace("@/", "@host/")) && !url.includes("#"));

/** @param file that a built site has */
function folderFaults(variable: string, folder: string | null | undefined, file = ""): string[] {
  if (!folder) return [];
  const path = join(folder, file);
  const state = pathState(path);
  if (state === "forbidden") return [`${variable}: the user of the server may not read ${path}`];
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return [`${variable}: there is no such folder (looked for ${folder})`];
  if (state === "exists") return [];
  return [`${variable}: there is no built site (no ${path}); npm run build makes one in public/`];
}

/** Rules that involve several variables, or more than a pattern. */
function faultsBetween(env: Environment, { photoSegmenter, publicDir, contentDir }: Config): string[] {
  const faults: string[] = [];
  for (const [name, other] of needed) if (env[name] && !env[other]) faults.push(`${name}: needs ${other}`);
  if (env.IGNORE_RISKY === "0" && !env.MODERATION_URL)
    faults.push("IGNORE_RISKY=0: needs MODERATION_URL, without which nothing is moderated");
  for (const name of withPassword)
    if (!isAddress(env[name]))
      faults.push(
        `${name}: is not an address. In a user name or password, percent-encode marks such as # or /${name === "DATABASE_URL" ? ", or set PGPASSWORD" : ""}`,
      );
  if (env.METRICS_PORT > 0 && env.METRICS_PORT === env.PORT)
    faults.push(`METRICS_PORT=${env.METRICS_PORT}: must not be PORT`);
  if (env.DRAIN_SECONDS >= env.CLOSE_SECONDS)
    faults.push("DRAIN_SECONDS: must be less than CLOSE_SECONDS, which counts from the same moment");
  if (photoSegmenter && !statSync(photoSegmenter.file, { throwIfNoEntry: false })?.isFile())
    faults.push(
      `PHOTO_SEGMENTER_FILE=${env.PHOTO_SEGMENTER_FILE}: there is no such file (looked for ${photoSegmenter.file})`,
    );
  return [
    ...faults,
    ...folderFaults(`PUBLIC_DIR=${env.PUBLIC_DIR}`, publicDir, "index.html"),
    ...folderFaults(`CONTENT_DIR=${env.CONTENT_DIR}`, contentDir),
  ];
}

/**
 * Reads the configuration from the environment. `environment.ts` lists its variables.
 * @throws StartError that lists every invalid value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { environment, faults } = readEnvironment(env);
  const config = configOf(environment, env.NODE_ENV === "production");
  // Two wrong items of a secret list have the same sentence.
  const all = [...new Set([...faults, ...faultsBetween(environment, config)])];
  if (all.length > 0) throw new StartError(`Bad configuration:\n  ${all.join("\n  ")}`);
  return config;
}
