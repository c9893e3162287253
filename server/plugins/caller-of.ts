import type { FastifyReply } from "fastify";
import type { Caller } from "../../photo/node/photo-pool-types";
import { addressKey } from "./limits/address-key";
import { onceClosed } from "./limits/connections";

export type ConnectedCaller = Caller & Required<Pick<Caller, "signal" | "address">>;

/** The client of a request. Its signal is aborted if it disconnects before the response is sent, which ends its job. */
export function callerOf(reply: FastifyReply): ConnectedCaller {
  const controller = new AbortController();
  onceClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return { signal: controller.signal, address: addressKey(reply.request.ip) };
}
