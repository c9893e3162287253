import type { Api } from "../api";
import { busy } from "../api-error";
import { ok } from "../envelope";
import type { Readiness } from "../readiness";
import type { Services } from "../services";

const hidden = { schema: { hide: true } };

/** For the people who run it: no limits, no query fields. */
export function statusRoutes(app: Api, { metrics }: Services, readiness: Readiness): void {
  app.get("/healthz", hidden, async () => ok({ status: "up" }));

  app.get("/readyz", hidden, async () => {
    const fault = await readiness.fault();
    if (fault) throw busy(fault);
    return ok({ status: "ready" });
  });

  app.get("/metrics", hidden, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  app.get("/openapi.json", hidden, async () => app.swagger());
}
