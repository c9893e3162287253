import type { FastifyBaseLogger } from "fastify";
import { ContentError } from "../catalogue/faults/content-error";
import { version } from "../package.json";
import { makePhotoPool } from "../photo/node/photo-pool";
import { buildApp } from "./app";
import { type Config, readConfig } from "./config/config";
import { loadEnvFile } from "./config/env-file";
import { beyondMachine } from "./config/machine-limits";
import { misspelt } from "./config/read-environment";
import { StartError } from "./config/start-error";
import { endWhenHung } from "./end-when-hung";
import { openResources } from "./resources";
import { siteMismatches } from "./site/site-mismatches";
import { unusedStores } from "./unused-stores";

/** What an operator wants to see of a start: the release, and where it keeps data. */
function logStart(log: FastifyBaseLogger, { databaseUrl, s3, dataDir, photoWorkers }: Config): void {
  const database = databaseUrl ? "PostgreSQL" : "SQLite";
  const files = s3 ? `bucket ${s3.bucket}` : `folder ${dataDir}`;
  log.info({ version, node: process.version, database, files, photoWorkers }, "started");
  if (databaseUrl && !s3)
    log.warn(
      "PostgreSQL without S3_BUCKET: every process on this database must use the same folder, or files are neither found nor deleted",
    );
}

/** Ends the process at SIGTERM, as a service manager sends it, when open requests are answered. */
function closeAtSignals(app: Awaited<ReturnType<typeof buildApp>>, { closeTimeoutMs }: Config): void {
  let isClosing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, "closing");
    const cutOff = () => {
      app.log.error("CLOSE_SECONDS are over: requests that are still open are cut off");
      process.exit(1);
    };
    setTimeout(cutOff, closeTimeoutMs).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
}

async function main(): Promise<void> {
  // Photos of faces: files are created for this user only.
  process.umask(0o077);
  loadEnvFile();
  const config = readConfig(process.env);
  const pool = makePhotoPool({
    workers: config.photoWorkers,
    maxQueue: config.photoQueue,
    maxWaitMs: config.photoWaitMs,
    timeoutMs: config.photoTimeoutMs,
    memoryMb: config.photoMemoryMb,
    segmenter: config.photoSegmenter,
  });
  // Load the operator's own model before listening: an unusable one must fail the start, not a visitor's photo.
  if (config.photoSegmenter)
    await pool.warm().catch((error: Error) => {
      throw new StartError(`PHOTO_SEGMENTER_FILE=${config.photoSegmenter?.file}: ${error.message}`, {
        cause: error,
      });
    });
  const app = await buildApp(config, await openResources(config, { pool }));
  const { publicDir } = config;
  const mismatches = publicDir ? siteMismatches(publicDir, process.env) : [];
  const isProduction = process.env.NODE_ENV === "production";
  const beyond = isProduction ? beyondMachine(config) : [];
  const warnings = [...misspelt(process.env), ...mismatches, ...beyond, ...unusedStores(config)];
  for (const sentence of warnings) app.log.warn(sentence);

  closeAtSignals(app, config);

  await app.listen({ host: config.host, port: config.port }).catch((error: Error) => {
    throw new StartError(`HOST=${config.host} PORT=${config.port}: ${error.message}`, { cause: error });
  });
  logStart(app.log, config);
  // In development it would end a process that a debugger has stopped.
  if (isProduction) endWhenHung();
}

main().catch((error: unknown) => {
  const isExplained = error instanceof StartError || error instanceof ContentError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
