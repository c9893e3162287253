import type { Api } from "../api";
import { busy, notFound } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { bearerOf } from "../plugins/bearer";
import { answersUnderPressure } from "../plugins/limits/under-pressure";
import type { Readiness } from "../readiness";

/** Polled by machines every few seconds: only failures are logged. */
const hidden = { schema: { hide: true }, logLevel: "warn" } as const;
const unlimited = { ...hidden, config: { rateLimit: false as const, ...answersUnderPressure } };

function ready(fault: string | null) {
  if (fault) throw busy(fault);
  return ok({ status: "ready" });
}

/** For operators. `/metrics` answers 404 without its token. */
export function statusRoutes(app: Api, { config, metrics }: Deps, readiness: Readiness): void {
  app.get("/healthz", unlimited, async () => ok({ status: "up" }));

  app.get("/readyz", unlimited, async () => ready(await readiness.fault()));

  // For load balancers: pages need neither database nor storage, and other replicas share those anyway.
  app.get("/readyz/process", unlimited, async () => ready(readiness.processFault()));

  app.get("/metrics", hidden, async (request, reply) => {
    if (config.metricsToken === null || !bearerOf(request, [config.metricsToken])) throw notFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
