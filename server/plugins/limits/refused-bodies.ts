import type { FastifyInstance } from "fastify";

/** Time that the rest of a refused body may take. */
const lingerMs = 30_000;

/** What readers of bodies refuse. Slow bodies (408) are not read on. */
const refusals = new Set([400, 413, 415]);

/**
 * Drops the rest of a body that was refused while it came, and keeps the connection open meanwhile. Fastify closes it with the response,
 * and a client that is still sending would get a broken pipe instead of the response.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply) => {
    if (raw.complete || !refusals.has(reply.statusCode) || reply.getHeader("connection") !== "close") return;
    reply.removeHeader("connection");
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => raw.socket.destroy(), lingerMs).unref();
    for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(timer));
  });
}
