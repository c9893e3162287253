import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../../package.json";
import type { PhotoPool } from "../../photo/node/photo-pool-types";

export interface Metrics {
  registry: Registry;
  cards: Counter<"outcome">;
  uploads: Counter<"kind">;
  sweeps: Counter<"outcome">;
  judgements: Counter<"outcome">;
}

/**
 * One registry per app, so that two apps in one process do not share counts. Every name begins with `photo_`: a Prometheus
 * that others share has their `http_...` and `process_...` too.
 */
export function makeMetrics(app: FastifyInstance, pool: PhotoPool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "photo_" });

  const requestSeconds = new Histogram({
    name: "photo_http_request_duration_seconds",
    help: "Time from the request to the end of the answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.3, 0.6, 1, 2, 5, 15, 60],
    registers,
  });
  // Without labels, so that it is there before the first: an increase from nothing is none to Prometheus.
  const serverErrors = new Counter({
    name: "photo_http_server_errors_total",
    help: "Answers with status 500, each of them a bug",
    registers,
  });
  const errorCodes = new Counter({
    name: "photo_error_codes_total",
    help: "Answers with another code than 0; 403 (session) and 1000 (rejected photo) have status 200",
    labelNames: ["route", "code"],
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    if (reply.statusCode === 500) serverErrors.inc();
    const route = request.routeOptions.url ?? "none";
    if (request.errorCode !== undefined) errorCodes.inc({ route, code: request.errorCode });
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  new Gauge({
    name: "photo_build_info",
    help: "1, with the version of the program and of Node",
    labelNames: ["version", "node"],
    registers,
  }).set({ version, node: process.version }, 1);

  new Gauge({
    name: "photo_jobs",
    help: "Jobs of the photo pool by state",
    labelNames: ["state"],
    registers,
    collect() {
      const { running, queued } = pool.stats();
      for (const [state, count] of Object.entries({ running, queued })) this.set({ state }, count);
    },
  });
  new Counter({
    name: "photo_jobs_total",
    help: "Jobs of the photo pool that are over, by outcome",
    labelNames: ["outcome"],
    registers,
    collect() {
      const { completed, failed, refused } = pool.stats();
      this.reset();
      for (const [outcome, count] of Object.entries({ completed, failed, refused }))
        this.inc({ outcome }, count);
    },
  });

  const sweeps = new Counter({
    name: "photo_sweeps_total",
    help: "Removals of what has expired, by outcome: ok, incomplete (some bytes could not be removed), failed",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["ok", "incomplete", "failed"]) sweeps.inc({ outcome }, 0);

  const judgements = new Counter({
    name: "photo_judgements_total",
    help: "Pictures that the moderation service was asked about, by outcome: passed, abnormal, failed (no answer)",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["passed", "abnormal", "failed"]) judgements.inc({ outcome }, 0);

  return {
    registry,
    sweeps,
    judgements,
    cards: new Counter({
      name: "photo_cards_total",
      help: "Document photos asked for, by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    uploads: new Counter({
      name: "photo_uploads_total",
      help: "Images taken in",
      labelNames: ["kind"],
      registers,
    }),
  };
}
