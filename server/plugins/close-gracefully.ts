import type { FastifyInstance } from "fastify";
import { busy } from "../api-error";

/** While the server closes, what runs is finished and what is new is sent elsewhere, in the envelope. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
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
