import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { type Retained, retention } from "../contract/retention";
import { type OnnxModel, type OnnxModelFormName, onnxModelForms } from "../photo/node/onnx-segmenter";
import type { MailPlace, ModerationPlace, S3Place, WebPlace } from "./places";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface Config {
  host: string;
  port: number;
  /** Holds the database and the stored photos. */
  dataDir: string;
  /** A PostgreSQL database that replicas share; null: a SQLite file in `dataDir`. */
  databaseUrl: string | null;
  /** An S3-compatible store that replicas share; null: a folder in `dataDir`. */
  s3: S3Place | null;
  /** The built site; null: the API alone. */
  publicDir: string | null;
  /** Where content is read from; undefined: the repository's own `content/`. */
  contentDir: string | undefined;
  photoWorkers: number;
  photoQueue: number;
  /** How long a photo may be expected to wait before it is refused. */
  photoWaitMs: number;
  photoTimeoutMs: number;
  /** Resident memory of one photo process, over which it is ended. */
  photoMemoryMb: number;
  /** A second person model, asked where the shipped one is unsure; null: none. */
  photoSegmenter: OnnxModel | null;
  /** Uploads of the largest kind whose bytes may be in memory at the same time. */
  uploadsAtOnce: number;
  /** Mean event loop delay over one second above which requests are refused; 0 disables the limit. */
  eventLoopDelayMs: number;
  /** Open connections per client address; not limited behind a proxy. */
  connectionsPerAddress: number;
  /** Calls per minute and address. */
  callsPerMinute: number;
  photosPerMinute: number;
  loginsPerMinute: number;
  feedbacksPerMinute: number;
  /** Files of the built site per minute and address. */
  siteFilesPerMinute: number;
  /** Photo calls a minute of one device, and of all together. */
  devicePhotosPerMinute: number;
  allPhotosPerMinute: number;
  tokenTtlMs: number;
  temporaryTtlMs: number;
  mediaTtlMs: number;
  feedbackTtlMs: number;
  /** By which messages are told to people; null: not by this. */
  feedbackMail: MailPlace | null;
  feedbackWebhook: WebPlace | null;
  /** A service that judges what pictures show; null: nobody does. */
  moderation: ModerationPlace | null;
  /** Whether a client may ask that a media upload is not judged (`ignoreRisky`). */
  mayIgnoreRisky: boolean;
  signedUrlTtlMs: number;
  sweepEveryMs: number;
  /** What one session may have stored. */
  sessionQuotaBytes: number;
  /** What one address may store: photos per hour, and media per day. */
  addressQuotaBytes: number;
  /** What all sessions together may have stored. */
  storageQuotaBytes: number;
  closeTimeoutMs: number;
  /** Put before the path of a photo's address, where site and API have different origins. */
  apiOrigin: string;
  corsOrigins: string[];
  /** Proxies in front that the operator runs: only what they say of an address is believed. */
  proxyHops: number;
  /** What `/metrics` asks for as bearer token; null: it is not on the public port. */
  metricsToken: string | null;
  /** A port of its own for `/metrics`, on this machine's `METRICS_HOST`; null: none. */
  metricsPort: number | null;
  metricsHost: string;
  /** `/docs` for people; `/openapi.json` is always there. */
  hasDocs: boolean;
  /** Between "not ready" and the end of listening, so that a load balancer has noticed. */
  drainMs: number;
  logLevel: string;
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
const modelFormNames = Object.keys(onnxModelForms) as OnnxModelFormName[];
const originPattern = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

/**
 * The configuration that the environment describes; README.md lists the variables.
 *
 * @throws Error that lists every bad value.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];

  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;

  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const given = text(name, String(fallback));
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    faults.push(`${name}=${given}: must be a whole number from ${min} to ${max}`);
    return fallback;
  };

  const retained = (what: Retained): number => {
    const { variable, usual, most } = retention[what];
    return whole(variable, usual, 1, most);
  };

  const oneOf = <Choice extends string>(name: string, fallback: Choice, choices: Choice[]): Choice => {
    const value = text(name, fallback);
    const choice = choices.find((known) => known === value);
    if (choice === undefined) faults.push(`${name}=${value}: must be one of ${choices.join(", ")}`);
    return choice ?? fallback;
  };

  const file = (name: string): string | null => {
    const given = text(name, "");
    if (!given) return null;
    const path = resolve(given);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile())
      faults.push(`${name}=${given}: there is no such file (looked for ${path})`);
    return path;
  };

  const origins = (name: string): string[] => {
    const values = text(name, "")
      .split(/[\s,]+/)
      .filter(Boolean);
    for (const value of values)
      if (!originPattern.test(value))
        faults.push(`${name}=${value}: must be an origin, as https://example.org`);
    return values;
  };

  const databaseUrl = (): string | null => {
    const given = text("DATABASE_URL", "");
    // Its value is not told: it holds a password.
    if (given && !/^postgres(ql)?:\/\/\S+$/.test(given))
      faults.push("DATABASE_URL: must begin with postgres://");
    return given || null;
  };

  const s3Place = (): S3Place | null => {
    const bucket = text("S3_BUCKET", "");
    if (bucket === "") return null;
    const endpoint = origins("S3_ENDPOINT")[0] ?? null;
    return { bucket, endpoint, region: text("S3_REGION", "us-east-1") };
  };

  const webAddress = (name: string): string | null => {
    const given = text(name, "");
    // Its value is not told: it may hold a secret.
    if (given && !/^https?:\/\/\S+$/.test(given)) faults.push(`${name}: must begin with https:// or http://`);
    return given || null;
  };

  const mailPlace = (): MailPlace | null => {
    const url = text("SMTP_URL", "");
    const [to, from] = [text("FEEDBACK_MAIL_TO", ""), text("FEEDBACK_MAIL_FROM", "")];
    if (url === "") return null;
    // Its value is not told: it holds a password.
    if (!/^smtps?:\/\/\S+$/.test(url)) faults.push("SMTP_URL: must begin with smtp:// or smtps://");
    if (to === "" || from === "") faults.push("SMTP_URL: needs FEEDBACK_MAIL_TO and FEEDBACK_MAIL_FROM");
    return { url, to, from };
  };

  const webPlace = (urlName: string, tokenName: string): WebPlace | null => {
    const url = webAddress(urlName);
    const token = text(tokenName, "") || null;
    return url === null ? null : { url, token };
  };

  const moderation = (): ModerationPlace | null => {
    const place = webPlace("MODERATION_URL", "MODERATION_TOKEN");
    const timeoutMs = whole("MODERATION_SECONDS", 10, 1, 15) * 1_000;
    return place && { ...place, timeoutMs };
  };

  const moderationPlace = moderation();
  const apiOrigins = origins("API_ORIGIN");
  if (apiOrigins.length > 1) faults.push("API_ORIGIN: must be one origin");
  const segmenterFile = file("PHOTO_SEGMENTER_FILE");
  const segmenterForm = oneOf("PHOTO_SEGMENTER_FORM", "modnet", modelFormNames);
  const storageQuotaGb = whole("STORAGE_QUOTA_GB", 50, 1, 10_000_000);
  const publicDir = text("PUBLIC_DIR", "");
  const contentDir = text("CONTENT_DIR", "");
  const config: Config = {
    host: text("HOST", "0.0.0.0"),
    port: whole("PORT", 4000, 0, 65_535),
    dataDir: resolve(text("PHOTO_DATA_DIR", ".data")),
    databaseUrl: databaseUrl(),
    s3: s3Place(),
    publicDir: publicDir ? resolve(publicDir) : null,
    contentDir: contentDir ? resolve(contentDir) : undefined,
    photoWorkers: whole("PHOTO_WORKERS", Math.min(4, availableParallelism()), 1, 64),
    photoQueue: whole("PHOTO_QUEUE", 32, 1, 10_000),
    photoWaitMs: whole("PHOTO_WAIT_SECONDS", 30, 1, 600) * 1_000,
    photoTimeoutMs: whole("PHOTO_TIMEOUT_MS", 60_000, 1_000, 600_000),
    photoMemoryMb: whole("PHOTO_WORKER_MB", segmenterFile ? 3_000 : 1_500, 500, 64_000),
    photoSegmenter: segmenterFile ? { file: segmenterFile, form: segmenterForm } : null,
    uploadsAtOnce: whole("UPLOADS_AT_ONCE", 16, 1, 1_000),
    // A single task takes up to a second on slow machines; a mean delay of two seconds means overload.
    eventLoopDelayMs: whole("EVENT_LOOP_DELAY_MS", 2_000, 0, 60_000),
    connectionsPerAddress: whole("CONNECTIONS_PER_ADDRESS", 256, 8, 100_000),
    callsPerMinute: whole("CALLS_PER_MINUTE", 1_200, 1, 1_000_000),
    photosPerMinute: whole("PHOTOS_PER_MINUTE", 240, 1, 1_000_000),
    loginsPerMinute: whole("LOGINS_PER_MINUTE", 120, 1, 1_000_000),
    feedbacksPerMinute: whole("FEEDBACKS_PER_MINUTE", 20, 1, 1_000_000),
    siteFilesPerMinute: whole("SITE_FILES_PER_MINUTE", 6_000, 1, 1_000_000),
    devicePhotosPerMinute: whole("DEVICE_PHOTOS_PER_MINUTE", 120, 1, 1_000_000),
    allPhotosPerMinute: whole("ALL_PHOTOS_PER_MINUTE", 10_000, 1, 100_000_000),
    tokenTtlMs: retained("sessionDays") * dayMs,
    temporaryTtlMs: retained("photoMinutes") * minuteMs,
    mediaTtlMs: retained("mediaDays") * dayMs,
    feedbackTtlMs: retained("feedbackDays") * dayMs,
    feedbackMail: mailPlace(),
    feedbackWebhook: webPlace("FEEDBACK_WEBHOOK_URL", "FEEDBACK_WEBHOOK_TOKEN"),
    moderation: moderationPlace,
    mayIgnoreRisky: oneOf("IGNORE_RISKY", moderationPlace ? "0" : "1", ["0", "1"]) === "1",
    signedUrlTtlMs: whole("SIGNED_URL_MINUTES", 60, 1, 24 * 60) * minuteMs,
    sessionQuotaBytes: whole("SESSION_QUOTA_MB", 500, 100, 100_000) * 1e6,
    addressQuotaBytes: whole("ADDRESS_QUOTA_MB", storageQuotaGb * 100, 1, 10_000_000_000) * 1e6,
    storageQuotaBytes: storageQuotaGb * 1e9,
    sweepEveryMs: whole("SWEEP_SECONDS", 60, 1, 86_400) * 1_000,
    closeTimeoutMs: whole("CLOSE_SECONDS", 30, 1, 600) * 1_000,
    apiOrigin: apiOrigins[0] ?? "",
    corsOrigins: origins("CORS_ORIGINS"),
    proxyHops: whole("TRUST_PROXY", 0, 0, 10),
    metricsToken: text("METRICS_TOKEN", "") || null,
    metricsPort: whole("METRICS_PORT", 0, 0, 65_535) || null,
    metricsHost: text("METRICS_HOST", "127.0.0.1"),
    hasDocs: oneOf("DOCS", env.NODE_ENV === "production" ? "0" : "1", ["0", "1"]) === "1",
    drainMs: whole("DRAIN_SECONDS", 2, 0, 60) * 1_000,
    logLevel: oneOf("LOG_LEVEL", "info", logLevels),
  };
  if (faults.length > 0) throw new Error(`Bad configuration:\n  ${faults.join("\n  ")}`);
  return config;
}
