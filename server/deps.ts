import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config/config";
import { counted } from "./moderation/moderator";
import { makeOutcomeCodes, type OutcomeCodes } from "./outcomes/outcome-codes";
import type { Metrics } from "./plugins/metrics";
import type { Resources } from "./resources";
import { makeQuota, type Quota } from "./uploads/quota";
import { makeRiskChecks, type RiskChecks } from "./uploads/risk-checks";
import { makeSignedUrls, type SignedUrls } from "./uploads/signed-url";

/** Dependencies of the routes: the opened resources, and services made from them once per app. */
export interface Deps extends Resources {
  config: Config;
  metrics: Metrics;
  riskChecks: RiskChecks;
  quota: Quota;
  signedUrls: SignedUrls;
  outcomeCodes: OutcomeCodes;
}

export function makeDeps(
  config: Config,
  resources: Resources,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Deps {
  const { moderator } = resources;
  return {
    ...resources,
    config,
    metrics,
    riskChecks: makeRiskChecks(
      { ...resources, moderator: config.moderation ? counted(moderator, metrics.judgements) : moderator },
      log,
    ),
    quota: makeQuota(resources.files, config, resources.now),
    signedUrls: makeSignedUrls(resources.signingSecret, config, resources.now),
    outcomeCodes: makeOutcomeCodes(resources.signingSecret, resources.now),
  };
}
