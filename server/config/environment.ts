import { Type } from "typebox";
import { retention } from "../../contract/retention";
import { type OnnxModelFormName, onnxModelForms } from "../../photo/node/onnx-segmenter";
import {
  choice,
  frameOriginList,
  keyList,
  optionalSwitch,
  optionalWholeNumber,
  originList,
  originUrl,
  secretUrl,
  text,
  wholeNumber,
} from "./variable";

const server = {
  HOST: text({ default: "0.0.0.0", description: "Address to listen on." }),
  PORT: wholeNumber(4000, 0, 65_535, "Port to listen on."),
  PUBLIC_DIR: text({
    description: "Folder of the built site to serve beside the API. Empty: the API alone.",
  }),
  CONTENT_DIR: text({
    description:
      "Folder to read content from, with `locales/` and `static/images/` beside it. Empty: the repository's own `content/`.",
  }),
  API_ORIGIN: originUrl("Origin at which browsers reach the API, if it is not the site's own."),
  CORS_ORIGINS: originList(
    "Origins of sites that may call the API, if they are not its own, separated by spaces.",
  ),
  FRAME_ORIGINS: frameOriginList(
    "Origins of sites that may show the site in a frame, if they are not its own, separated by spaces, such as https://*.example.org; * for every site. " +
      "Build the site with the same value if another server sends its files.",
  ),
  TRUST_PROXY: wholeNumber(0, 0, 10, "Number of your own proxies in front of the server."),
  DRAIN_SECONDS: wholeNumber(
    2,
    0,
    60,
    "Time between reporting not ready and closing the port; part of `CLOSE_SECONDS`.",
  ),
  CLOSE_SECONDS: wholeNumber(30, 1, 600, "Time that open requests have to finish after SIGTERM."),
};

const storage = {
  PHOTO_DATA_DIR: text({
    default: ".data",
    description: "Folder of the SQLite database and the stored photos.",
  }),
  DATABASE_URL: secretUrl(
    ["postgres", "postgresql"],
    "PostgreSQL that replicas share, as postgres://user:password@host/name, with ?sslmode=verify-full for TLS (`deploy/stores.md`). Empty: SQLite.",
  ),
  PGPASSWORD: text({
    isSecret: true,
    description:
      "Password of PostgreSQL, with any characters, instead of one in `DATABASE_URL`; `pg_dump` and `pg_restore` read it too.",
  }),
  S3_BUCKET: text({
    description:
      "Bucket of an S3-compatible store that replicas share (`deploy/stores.md`). Empty: a folder.",
  }),
  S3_ENDPOINT: originUrl("Origin of the S3-compatible store. Empty: Amazon's own."),
  S3_REGION: text({ default: "us-east-1", description: "Region of the bucket." }),
  AWS_ACCESS_KEY_ID: text({ isSecret: true, description: "Key of the bucket, read by the AWS SDK." }),
  AWS_SECRET_ACCESS_KEY: text({ isSecret: true, description: "Secret of the key, read by the AWS SDK." }),
  SESSION_QUOTA_MB: wholeNumber(500, 100, 100_000, "What one session may store at the same time."),
  STORAGE_QUOTA_GB: wholeNumber(
    50,
    1,
    10_000_000,
    "What all sessions together may store at the same time; media at most half of it.",
  ),
  ADDRESS_QUOTA_MB: optionalWholeNumber(
    1,
    10_000_000_000,
    "What one address may store: photos per hour, and media per day. Default: a tenth of `STORAGE_QUOTA_GB`.",
  ),
};

const photos = {
  PHOTO_WORKERS: optionalWholeNumber(1, 64, "Photo processes. Default: one per core, at most 4."),
  PHOTO_WORKER_MB: optionalWholeNumber(
    500,
    64_000,
    "Resident memory at which a photo process is ended. Default: 1500, or 3000 with `PHOTO_SEGMENTER_FILE`.",
  ),
  PHOTO_QUEUE: wholeNumber(32, 1, 10_000, "Photos that may wait for a process, uploads in two thirds of it."),
  PHOTO_WAIT_SECONDS: wholeNumber(30, 1, 600, "Expected wait above which a photo is refused with 503."),
  PHOTO_TIMEOUT_MS: wholeNumber(60_000, 1_000, 600_000, "Time after which a photo process is ended."),
  PHOTO_SEGMENTER_FILE: text({
    description:
      "ONNX model of a second opinion on cut-outs (`docs/measurements/matting.md`). Empty: the shipped model alone.",
  }),
  PHOTO_SEGMENTER_FORM: choice(
    Object.keys(onnxModelForms) as OnnxModelFormName[],
    "modnet",
    "Kind of that model.",
  ),
};

const limits = {
  CALLS_PER_MINUTE: wholeNumber(1_200, 1, 1_000_000, "Calls per minute and address."),
  PHOTOS_PER_MINUTE: wholeNumber(240, 1, 1_000_000, "Photo calls per minute and address."),
  LOGINS_PER_MINUTE: wholeNumber(120, 1, 1_000_000, "Logins per minute and address."),
  FEEDBACKS_PER_MINUTE: wholeNumber(20, 1, 1_000_000, "Messages of visitors per minute and address."),
  PAIRINGS_PER_MINUTE: wholeNumber(
    20,
    1,
    1_000_000,
    "Codes that pair a phone with a desktop, per minute and address: as many are issued, and as many may be tried.",
  ),
  SITE_FILES_PER_MINUTE: wholeNumber(
    6_000,
    1,
    1_000_000,
    "Files of the built site per minute and address; each process counts for itself. A page loads a few dozen.",
  ),
  DEVICE_PHOTOS_PER_MINUTE: wholeNumber(120, 1, 1_000_000, "Photo calls per minute and device."),
  ALL_PHOTOS_PER_MINUTE: wholeNumber(
    10_000,
    1,
    100_000_000,
    "Photo calls per minute of all visitors. Replicas on one PostgreSQL count together.",
  ),
  SERVER_KEYS: keyList(
    "Keys of servers that call the API without a session, as `Authorization: Bearer KEY`, separated by spaces. " +
      "Make each with `openssl rand -hex 32`, one per server. Empty: none.",
  ),
  SERVER_KEY_CALLS_PER_MINUTE: wholeNumber(
    6_000,
    1,
    1_000_000,
    "Calls per minute and server key, instead of those of its address.",
  ),
  SERVER_KEY_PHOTOS_PER_MINUTE: wholeNumber(
    600,
    1,
    1_000_000,
    "Photo calls per minute and server key, instead of those of its address and of a device.",
  ),
  SERVER_KEY_QUOTA_MB: wholeNumber(
    5_000,
    100,
    10_000_000,
    "What one server key may store at the same time, instead of a session and an address.",
  ),
  UPLOADS_AT_ONCE: wholeNumber(
    8,
    1,
    1_000,
    "Uploads of the largest size, 28 MB, that may be in memory at the same time; more of smaller ones.",
  ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(
    256,
    8,
    100_000,
    "Open connections per address. Not limited behind your own proxies, which must do it.",
  ),
  // A single task takes up to a second on slow machines; a mean delay of two seconds means overload.
  EVENT_LOOP_DELAY_MS: wholeNumber(
    2_000,
    0,
    60_000,
    "Mean event loop delay over one second above which API calls are refused with 503. 0: no limit.",
  ),
};

const { photoMinutes, sessionDays, mediaDays, feedbackDays, outcomeDays } = retention;
const retained = {
  [photoMinutes.variable]: wholeNumber(
    photoMinutes.usual,
    photoMinutes.least,
    photoMinutes.most,
    "How long photos are kept. Every page promises at most 60 minutes.",
  ),
  [sessionDays.variable]: wholeNumber(
    sessionDays.usual,
    sessionDays.least,
    sessionDays.most,
    "How long a session lasts.",
  ),
  [mediaDays.variable]: wholeNumber(
    mediaDays.usual,
    mediaDays.least,
    mediaDays.most,
    "How long media are kept.",
  ),
  [feedbackDays.variable]: wholeNumber(
    feedbackDays.usual,
    feedbackDays.least,
    feedbackDays.most,
    "How long messages of visitors are kept, and the words in answers on photos.",
  ),
  [outcomeDays.variable]: wholeNumber(
    outcomeDays.usual,
    outcomeDays.least,
    outcomeDays.most,
    "How long answers on whether a photo was accepted are kept and counted.",
  ),
  SIGNED_URL_MINUTES: wholeNumber(60, 1, 24 * 60, "How long the address of a stored photo works."),
  SWEEP_SECONDS: wholeNumber(60, 1, 86_400, "Time between two removals of what has expired."),
};

const feedback = {
  SMTP_URL: secretUrl(["smtp", "smtps"], "Mail server that messages of visitors are sent by."),
  FEEDBACK_MAIL_TO: text({ description: "Recipient of those mails; required with `SMTP_URL`." }),
  FEEDBACK_MAIL_FROM: text({ description: "Sender of those mails; required with `SMTP_URL`." }),
  FEEDBACK_WEBHOOK_URL: secretUrl(
    ["https", "http"],
    "Address that messages of visitors are posted to as JSON.",
  ),
  FEEDBACK_WEBHOOK_TOKEN: text({ isSecret: true, description: "Bearer token for that address." }),
};

const moderation = {
  MODERATION_URL: secretUrl(
    ["https", "http"],
    "Service that moderates pictures (`server/moderation/README.md`).",
  ),
  MODERATION_TOKEN: text({ isSecret: true, description: "Bearer token for that service." }),
  MODERATION_SECONDS: wholeNumber(10, 1, 15, "Time that the service has to answer."),
  IGNORE_RISKY: optionalSwitch(
    "1 lets media skip moderation, 0 does not and needs `MODERATION_URL`. Default: 0 with a moderation service, 1 without one.",
  ),
};

const operation = {
  LOG_LEVEL: choice(
    ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
    "info",
    "Least level logged.",
  ),
  DOCS: optionalSwitch("0 hides `/docs`. Default: 0 with `NODE_ENV=production`, 1 otherwise."),
  METRICS_TOKEN: text({
    isSecret: true,
    pattern: "^([!-~]{16,})?$",
    expected: "must have at least 16 characters and no space; `openssl rand -hex 32` makes one",
    description: "Bearer token for `/metrics` on the public port. Empty: not there.",
  }),
  METRICS_PORT: wholeNumber(0, 0, 65_535, "Port of its own for `/metrics`. 0: none."),
  METRICS_HOST: text({ default: "127.0.0.1", description: "Address that `METRICS_PORT` listens on." }),
};

/** The variables of the API by topic, as `.env.example` and `deploy/configuration.md` list them. */
export const apiVariables = {
  Server: server,
  Storage: storage,
  Photos: photos,
  Limits: limits,
  "How long data is kept. Build the site with the same values: its privacy page states them, and the server warns at its start where they differ":
    retained,
  "Messages of visitors are stored, and sent until they have arrived": feedback,
  Moderation: moderation,
  "Logs and metrics": operation,
};

export const EnvironmentSchema = Type.Object({
  ...server,
  ...storage,
  ...photos,
  ...limits,
  ...retained,
  ...feedback,
  ...moderation,
  ...operation,
});
