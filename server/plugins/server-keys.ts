import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Session } from "../database/tables";
import { sha256Hex } from "../ids";
import { bearerOf } from "./bearer";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of a request with a server key; null without one. */
    serverSession: Session | null;
  }
}

/** Sessions of devices are digests of 64 digits alone. */
const prefix = "server-key-";

/**
 * A server key is a session that is never stored and never ends: whoever has the key reaches the photos made with it.
 * Known before anything is counted, because it has limits of its own.
 */
export function serverKeys(app: FastifyInstance, keys: string[]): void {
  app.decorateRequest("serverSession", null);
  if (keys.length === 0) return;
  app.addHook("onRequest", async (request) => {
    const key = bearerOf(request, keys);
    if (key === undefined) return;
    const id = `${prefix}${sha256Hex(key)}`;
    request.serverSession = { id, deviceId: id, createdAt: 0, expiresAt: Number.MAX_SAFE_INTEGER };
  });
}

export const isOfServerKey = (sessionId: string): boolean => sessionId.startsWith(prefix);

/** The key by which requests are counted: the server key's, or else the address. */
export const countKey = ({ serverSession }: FastifyRequest, address: string): string =>
  serverSession?.id ?? address;
