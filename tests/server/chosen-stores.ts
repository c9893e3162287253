import { afterAll } from "@jest/globals";
import type { RunningPostgres, RunningS3 } from "../trials/stores/start-stores";

/**
 * With TEST_STORES=replicas every app of a test gets a database of its own on a real PostgreSQL and a bucket of its own
 * on a real S3 server, instead of a file and a folder: the same tests hold for both.
 */
export const isOnReplicaStores = process.env.TEST_STORES === "replicas";

let servers: Promise<{ postgres: RunningPostgres; s3: RunningS3 }> | undefined;
const envs = new Map<string, Record<string, string>>();

async function startServers() {
  // Only then: the S3 server has much code.
  const { startPostgres, startS3 } = await import("../trials/stores/start-stores");
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  return { postgres, s3 };
}

/** The variables that name the stores of an app; the same for two apps on one folder. */
export async function storesOf(dataDir: string): Promise<Record<string, string>> {
  if (!isOnReplicaStores) return {};
  servers ??= startServers();
  const { postgres, s3 } = await servers;
  const env = envs.get(dataDir) ?? {
    DATABASE_URL: await postgres.newDatabase(),
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: await s3.newBucket(),
  };
  envs.set(dataDir, env);
  running = await servers;
  return env;
}

let running: { postgres: RunningPostgres; s3: RunningS3 } | undefined;

/** Names in the bucket of the app on this folder; undefined where it stores in the folder itself. */
export function bucketOf(dataDir: string): string[] | undefined {
  const bucket = envs.get(dataDir)?.S3_BUCKET;
  return bucket === undefined ? undefined : running?.s3.namesIn(bucket);
}

afterAll(async () => {
  if (!servers) return;
  const { postgres, s3 } = await servers;
  await Promise.all([postgres.stop(), s3.stop()]);
});
