import type { FastifyInstance } from "fastify";

/** Lets sites of other origins call, by name. Without credentials: the token is a header, there are no cookies. */
export function crossOrigin(app: FastifyInstance, origins: string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    reply.header("vary", "origin");
    if (!origin || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    if (request.method !== "OPTIONS") return;
    return reply
      .headers({
        "access-control-allow-methods": "GET, POST, DELETE",
        "access-control-allow-headers": "token, content-type",
        "access-control-max-age": "86400",
      })
      .code(204)
      .send();
  });
}
