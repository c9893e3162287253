import type { FastifyReply } from "fastify";
import type { Caller } from "../../photo/node/photo-pool-types";
import { addressKey } from "./address-key";
import { whenOver } from "./connections";

/** Who asks; his signal fires when he hangs up before he has been answered, so that nobody works for no one. */
export function callerOf(reply: FastifyReply): Required<Caller> {
  const controller = new AbortController();
  whenOver(reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return { signal: controller.signal, address: addressKey(reply.request.ip) };
}
