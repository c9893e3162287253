import type { FastifyBaseLogger } from "fastify";
import { notFound } from "./api-error";
import type { Config } from "./config/config";
import type { StoredFile } from "./database/tables";
import type { Dependencies } from "./dependencies";
import type { Metrics } from "./plugins/metrics";
import { makeQuota, type Quota } from "./uploads/quota";
import { makeRiskChecks, type RiskChecks } from "./uploads/risk-checks";
import { makeSignedUrls, type SignedUrls } from "./uploads/signed-url";

/** What the routes share beside their dependencies: made once per app. */
export interface Services {
  config: Config;
  deps: Dependencies;
  riskChecks: RiskChecks;
  quota: Quota;
  signedUrls: SignedUrls;
  metrics: Metrics;
}

export function makeServices(
  config: Config,
  deps: Dependencies,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Services {
  return {
    config,
    deps,
    metrics,
    riskChecks: makeRiskChecks(deps, log),
    quota: makeQuota(deps.files, config, deps.now),
    signedUrls: makeSignedUrls(deps.signingSecret, config, deps.now),
  };
}

/**
 * A file of this session. Someone else's is as unknown as one that never was.
 *
 * @throws ApiError 404
 */
export async function fileOfSession(
  deps: Dependencies,
  sessionId: string,
  fileName: string,
): Promise<StoredFile> {
  const file = await deps.files.find(fileName);
  if (!file || file.sessionId !== sessionId) throw notFound("image link does not exist");
  return file;
}

/**
 * The bytes of a stored file.
 *
 * @throws ApiError 404 when they were removed
 */
export async function bytesOf(deps: Dependencies, file: StoredFile): Promise<Uint8Array> {
  const bytes = await deps.storage.get(file.fileName);
  if (!bytes) throw notFound("image link does not exist");
  return bytes;
}
