import type { FastifyInstance } from "fastify";

/** A year, as browsers ask for; without sub-domains, which may be someone else's. */
const strictTransport = "max-age=31536000";

/** What every answer says unless its route says otherwise: an API answer is data, for one reader, of this moment. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("x-content-type-options")) reply.header("x-content-type-options", "nosniff");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    // Only known behind a proxy that the operator trusts: this program itself speaks plain HTTP.
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
