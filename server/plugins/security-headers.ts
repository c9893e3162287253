import type { FastifyInstance } from "fastify";
import { strictTransport } from "../../contract/site/site-headers";

/** Default headers of all responses: API responses are private and not cached. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("x-content-type-options")) reply.header("x-content-type-options", "nosniff");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    // Only sent behind a trusted proxy, since this server speaks plain HTTP.
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
