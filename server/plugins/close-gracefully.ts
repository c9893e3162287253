import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { busy } from "../api-error";
import type { Readiness } from "../readiness";

/** While the server closes, running requests are finished and new ones are refused with an envelope. */
export function closeGracefully(app: FastifyInstance, readiness: Readiness, drainMs: number): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    readiness.leave();
    // Requests are answered as before until load balancers have noticed.
    if (app.server.listening) await wait(drainMs);
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw busy("the server is closing");
  });
  // A keep-alive connection would keep the server open after its last response.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
