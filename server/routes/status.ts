import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Api } from "../api";
import { busy, notFound } from "../api-error";
import type { Deps } from "../deps";
import { ok } from "../envelope";
import { answersUnderPressure } from "../plugins/limits/under-pressure";
import type { Readiness } from "../readiness";

const hidden = { schema: { hide: true } };
const unlimited = { ...hidden, config: { rateLimit: false as const, ...answersUnderPressure } };

const sha256 = (text: string) => createHash("sha256").update(text).digest();

const isBearer = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(sha256(request.headers.authorization ?? ""), sha256(`Bearer ${token}`));

/** For the people who run it. `/metrics` shows itself to who knows its token, and is unknown to everybody else. */
export function statusRoutes(app: Api, { config, metrics }: Deps, readiness: Readiness): void {
  app.get("/healthz", unlimited, async () => ok({ status: "up" }));

  app.get("/readyz", unlimited, async () => {
    const fault = await readiness.fault();
    if (fault) throw busy(fault);
    return ok({ status: "ready" });
  });

  app.get("/metrics", hidden, async (request, reply) => {
    if (config.metricsToken === null || !isBearer(request, config.metricsToken)) throw notFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.get("/openapi.json", hidden, async () => app.swagger());
}
