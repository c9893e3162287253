import type { FastifyReply } from "fastify";
import { whenOver } from "./connections";

/** Fires when the client hangs up before it has been answered, so that nobody works for no one. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenOver(reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
