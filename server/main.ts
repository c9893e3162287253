import { makePhotoPool } from "../photo/node/photo-pool";
import { buildApp } from "./app";
import { readConfig } from "./config/config";
import { loadEnvFile } from "./config/env-file";
import { openResources } from "./resources";

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
      throw new Error(`PHOTO_SEGMENTER_FILE=${config.photoSegmenter?.file}: ${error.message}`, {
        cause: error,
      });
    });
  const app = await buildApp(config, await openResources(config, { pool }));

  const close = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, "closing");
    setTimeout(() => process.exit(1), config.closeTimeoutMs).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);

  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
