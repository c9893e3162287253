import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const issuedElsewhere = /^[A-Za-z0-9._-]{8,64}$/;

/** A request keeps the id that a proxy gave it, when that looks like one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && issuedElsewhere.test(given) ? given : randomUUID();
}

/**
 * One line per answer: what, how, how long. The route's pattern stands for its address, because a query holds
 * device ids and signatures, and a path holds file names.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        elapsedMs: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
