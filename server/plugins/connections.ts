import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { busy } from "../api-error";
import { addressKey } from "./address-key";

/** Requests of one connection that may be unanswered at a time: browsers do not pipeline, a few tools do. */
const maxUnanswered = 8;

export interface ConnectionLimits {
  /** Open connections of one address. */
  connectionsPerAddress: number;
  /** Behind a proxy all connections are the proxy's, which counts them itself. */
  proxyHops: number;
}

/**
 * Bounds what one connection and one address may hold, and gives it back when the connection closes.
 *
 * Node 20 and 22 emit "close" on the response that has the socket, not on those that are queued behind it (pipelining;
 * nodejs/node#62534, fixed in 24). What waits for it (open files, memory of uploads, running jobs) would be held for ever.
 */
export function boundConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  if (limits.proxyHops === 0) capConnections(app, limits.connectionsPerAddress);
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const responses = unanswered.get(socket) ?? watch(socket);
    unanswered.set(socket, responses);
    responses.add(reply.raw);
    reply.raw.once("close", () => responses.delete(reply.raw));
    if (responses.size <= maxUnanswered) return;
    reply.header("connection", "close");
    throw busy("too many requests at once on one connection");
  });

  app.addHook("onSend", async (request, _reply, payload) => {
    // Opened after its reader left: nobody will read it to its end.
    if (request.raw.socket.destroyed && payload instanceof Readable) payload.destroy();
    return payload;
  });
}

/** The responses of a connection, which are closed when it closes. */
function watch(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  socket.once("close", () => {
    // After Node's own listeners, which may have closed some.
    setImmediate(() => {
      for (const response of responses) {
        response.destroy();
        response.emit("close");
      }
    });
  });
  return responses;
}

/** What comes beyond the limit is closed at once, as Node does beyond `server.maxConnections`. */
function capConnections(app: FastifyInstance, maxOfAddress: number): void {
  const counts = new Map<string, number>();
  app.server.on("connection", (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? "");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    socket.once("close", () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
    if (count > maxOfAddress) socket.destroy();
  });
}

/** Calls `done` once the response is sent or its connection is gone; at once where that is so already. */
export function whenOver(reply: FastifyReply, done: () => void): void {
  if (reply.request.raw.socket.destroyed) done();
  else reply.raw.once("close", done);
}
