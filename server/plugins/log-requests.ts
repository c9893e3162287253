import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const issuedElsewhere = /^[A-Za-z0-9._-]{8,64}$/;

/** A request keeps the id assigned by a proxy, if it is valid. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && issuedElsewhere.test(given) ? given : randomUUID();
}

/**
 * Logs one line per response: method, route, status, code of the envelope if it is not 0, and time. Logs the route's pattern instead of the URL, because
 * queries contain device ids and signatures, and paths contain file names.
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
        code: request.errorCode,
        elapsedMs: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/** Without `TRUST_PROXY`, everybody behind a proxy has its address, and one visitor uses up the limits of all: says so once. */
export function warnOfProxy(app: FastifyInstance, proxyHops: number): void {
  if (proxyHops > 0) return;
  let isSaid = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    app.log.warn(
      "a request has X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy of yours, all visitors count as one address",
    );
  });
}
