import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import type { Api } from "./api";
import type { Config } from "./config/config";
import { makeDeps } from "./deps";
import { startRelay } from "./feedback/relay";
import { openapi } from "./openapi/openapi";
import { answerBrokenRequest } from "./plugins/client-error-handler";
import { closeGracefully } from "./plugins/close-gracefully";
import { crossOrigin } from "./plugins/cors";
import { answerError, answerErrors } from "./plugins/error-handler";
import { type BodyMemoryLimits, bodyMemory } from "./plugins/limits/body-memory";
import { limitConnections } from "./plugins/limits/connections";
import { photoRateLimits, rateLimits, sessionRateLimits } from "./plugins/limits/rate-limits";
import { strictHttp } from "./plugins/limits/strict-http";
import { underPressure } from "./plugins/limits/under-pressure";
import { logRequests, requestId, warnOfProxy } from "./plugins/log-requests";
import { makeMetrics } from "./plugins/metrics";
import { metricsServer } from "./plugins/metrics-server";
import { formBody } from "./plugins/multipart";
import { requireSession } from "./plugins/require-session";
import { securityHeaders } from "./plugins/security-headers";
import { serverKeys } from "./plugins/server-keys";
import { stateMetrics } from "./plugins/state-metrics";
import { misspeltQuery } from "./plugins/validation/misspelt-query";
import { ajvOptions } from "./plugins/validation/validation-message";
import { makeReadiness } from "./readiness";
import type { Resources } from "./resources";
import { cardRoutes } from "./routes/card";
import { contentRoutes } from "./routes/content";
import { feedbackRoutes } from "./routes/feedback";
import { imageRoutes } from "./routes/image";
import { imageFileRoute } from "./routes/image-file";
import { mediaRoutes } from "./routes/media";
import { outcomeRoutes } from "./routes/outcome";
import { pairingRoutes } from "./routes/pairing";
import { paperRoutes } from "./routes/paper";
import { segmentRoutes } from "./routes/segment";
import { logoutRoute, sessionRoutes } from "./routes/session";
import { signatureRoutes } from "./routes/signature";
import { statusRoutes } from "./routes/status";
import { staticSite } from "./site/static-site";
import { startSweeper } from "./sweeper";
import { maxBase64Bytes, maxBodyBytes } from "./uploads/limits";

/** A slow upload may take as long as the client waits (product specification, section 9). */
const requestTimeoutMs = 180_000;

/**
 * An idle connection is closed after this time: the client reads nothing, or is gone. A photo may wait in the queue
 * and then take its time limit without sending a byte.
 */
const idleTimeoutMs = ({ photoWaitMs, photoTimeoutMs }: Config): number =>
  Math.max(120_000, photoWaitMs + photoTimeoutMs + 30_000);

const relayEveryMs = 5_000;

/** One address may use a quarter, and always one of the largest bodies, which is that of a photo sent as text. */
function bodyMemoryLimits({ uploadsAtOnce }: Config): BodyMemoryLimits {
  const totalBytes = uploadsAtOnce * maxBase64Bytes;
  return {
    bodyBytes: maxBase64Bytes,
    totalBytes,
    addressBytes: Math.max(totalBytes / 4, maxBase64Bytes),
    addressUploads: Math.max(uploadsAtOnce, 8),
  };
}

/**
 * The whole server without a port: plugins in order, then routes in scopes by what they require. Closing the app
 * closes its dependencies.
 */
export async function buildApp(
  config: Config,
  resources: Resources,
  logger?: FastifyBaseLogger,
): Promise<Api> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: { level: config.logLevel } }),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxyHops,
    http: { requireHostHeader: false },
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs(config),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    ajv: ajvOptions,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  const readiness = makeReadiness(resources, app.log);
  const metrics = makeMetrics(app, resources.pool);
  stateMetrics(metrics.registry, { ...resources, readiness, storageQuotaBytes: config.storageQuotaBytes });
  const deps = makeDeps(config, resources, metrics, app.log);

  logRequests(app);
  warnOfProxy(app, config.proxyHops);
  await crossOrigin(app, config.corsOrigins);
  limitConnections(app, config);
  await underPressure(app, config.eventLoopDelayMs);
  strictHttp(app);
  misspeltQuery(app);
  securityHeaders(app);
  serverKeys(app, config.serverKeys);
  await rateLimits(app, config, config.databaseUrl === null ? null : deps.rateCounts);
  answerErrors(app);
  closeGracefully(app, readiness, config.drainMs);
  app.decorateRequest("session", null);
  await openapi(app, config, deps.content);

  statusRoutes(app, deps, readiness);

  await app.register(async (routes: Api) => {
    bodyMemory(routes, bodyMemoryLimits(config), deps.pool);
    photoRateLimits(routes, config);
    formBody(routes);

    await routes.register(async (publicRoutes: Api) => {
      sessionRoutes(publicRoutes, deps);
      contentRoutes(publicRoutes, () => deps.content);
      paperRoutes(publicRoutes);
      outcomeRoutes(publicRoutes, deps);
      imageFileRoute(publicRoutes, deps);
    });

    await routes.register(async (authenticatedRoutes: Api) => {
      requireSession(authenticatedRoutes, deps.sessions);
      sessionRateLimits(authenticatedRoutes, config);
      logoutRoute(authenticatedRoutes, deps);
      imageRoutes(authenticatedRoutes, deps);
      mediaRoutes(authenticatedRoutes, deps);
      pairingRoutes(authenticatedRoutes, deps);
      segmentRoutes(authenticatedRoutes, deps);
      signatureRoutes(authenticatedRoutes, deps);
      cardRoutes(authenticatedRoutes, deps);
      feedbackRoutes(authenticatedRoutes, deps);
    });
  });

  if (config.publicDir) await staticSite(app, config.publicDir, config);

  if (config.metricsPort !== null)
    metricsServer(app, metrics.registry, config.metricsPort, config.metricsHost);

  const stopSweeper = startSweeper(
    deps,
    { everyMs: config.sweepEveryMs, ttlMs: config.temporaryTtlMs, sweeps: metrics.sweeps },
    app.log,
  );
  const stopRelay = startRelay(deps.deliveries, deps.channels, relayEveryMs, app.log);
  app.addHook("onClose", async () => {
    await Promise.all([stopSweeper(), stopRelay()]);
    await deps.riskChecks.stop();
    await deps.close();
  });
  return app as Api;
}
