import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Api } from "../api";
import { busy, notFound } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { answersUnderPressure } from "../plugins/limits/under-pressure";
import type { Readiness } from "../readiness";

/** Called by machines every few seconds: only what goes wrong is logged. */
const hidden = { schema: { hide: true }, logLevel: "warn" } as const;
const unlimited = { ...hidden, config: { rateLimit: false as const, ...answersUnderPressure } };

function ready(fault: string | null) {
  if (fault) throw busy(fault);
  return ok({ status: "ready" });
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

const isBearer = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(sha256(request.headers.authorization ?? ""), sha256(`Bearer ${token}`));

/** For the people who run it. `/metrics` shows itself to who knows its token, and is unknown to everybody else. */
export function statusRoutes(app: Api, { config, metrics }: Deps, readiness: Readiness): void {
  app.get("/healthz", unlimited, async () => ok({ status: "up" }));

  app.get("/readyz", unlimited, async () => ready(await readiness.fault()));

  // For load balancers: pages need neither database nor storage, and another replica would not have them either.
  app.get("/readyz/process", unlimited, async () => ready(readiness.processFault()));

  app.get("/metrics", hidden, async (request, reply) => {
    if (config.metricsToken === null || !isBearer(request, config.metricsToken)) throw notFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
