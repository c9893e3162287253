import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { busy } from "../api-error";
import type { Readiness } from "../readiness";

/** While the server closes, what runs is finished and what is new is sent elsewhere, in the envelope. */
export function closeGracefully(app: FastifyInstance, readiness: Readiness, drainMs: number): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    readiness.leave();
    // Until those who send requests here have noticed, requests are answered as before.
    if (app.server.listening) await wait(drainMs);
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw busy("the server is closing");
  });
  // A connection kept alive after its last answer would hold the server open for as long as its client likes.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
