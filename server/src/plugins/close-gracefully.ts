import type { FastifyInstance } from "fastify";
import { busy } from "../api-error";

/** While the server closes, what runs is finished and what is new is sent elsewhere, in the envelope. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (!isClosing) return;
    reply.header("connection", "close");
    throw busy("the server is closing");
  });
}
