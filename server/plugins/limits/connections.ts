import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { busy } from "../../api-error";
import { addressKey } from "./address-key";

/** Unanswered requests per connection. Browsers do not pipeline, but a few tools do. */
const maxUnanswered = 8;

/** A connection is closed when no byte of a body whose request has been answered comes within one such interval: after one to two of them. */
const unreadBodyMs = 2_000;

export interface ConnectionLimits {
  /** Open connections per address. */
  connectionsPerAddress: number;
  /** Connections are only limited without a proxy. Behind one, all of them come from the proxy. */
  proxyHops: number;
}

/**
 * Limits the requests of a connection and the connections of an address. When a connection closes, all its responses are closed.
 * A connection is closed if its request has been answered, and the rest of the body does not come.
 *
 * Node 20 and 22 emit "close" only on the response that owns the socket, not on pipelined responses queued behind it
 * (nodejs/node#62534, fixed in 24). Their open files, upload memory and running jobs would never be released.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  if (limits.proxyHops === 0) limitPerAddress(app, limits.connectionsPerAddress);
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const responses = unanswered.get(socket) ?? trackResponses(socket);
    unanswered.set(socket, responses);
    responses.add(reply.raw);
    reply.raw.once("close", () => responses.delete(reply.raw));
    if (responses.size <= maxUnanswered) return;
    reply.header("connection", "close");
    throw busy("too many requests at once on one connection");
  });

  app.addHook("onResponse", async ({ raw }) => {
    // Requests of `inject` have no such property.
    if (raw.complete === false) closeUnlessReceiving(raw);
  });

  app.addHook("onSend", async (request, _reply, payload) => {
    // The client has disconnected, so nothing would read the stream to its end and close it.
    if (request.raw.socket.destroyed && payload instanceof Readable) payload.destroy();
    return payload;
  });
}

/** Returns a set for the responses of a connection, and closes them when the connection closes. */
function trackResponses(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  socket.once("close", () => {
    // Runs after Node's own listeners, which may already have closed some responses.
    setImmediate(() => {
      for (const response of responses) {
        response.destroy();
        response.emit("close");
      }
    });
  });
  return responses;
}

/** A client that still sends gets to read its answer: most read it only after their body. */
function closeUnlessReceiving(request: IncomingMessage): void {
  const { socket } = request;
  let { bytesRead } = socket;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead === bytesRead) socket.destroy();
    bytesRead = socket.bytesRead;
  }, unreadBodyMs).unref();
}

/** Closes connections beyond the limit at once, as Node does for `server.maxConnections`. */
function limitPerAddress(app: FastifyInstance, maxPerAddress: number): void {
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
    if (count > maxPerAddress) socket.destroy();
  });
}

/** Calls `done` when the response or its connection closes, or at once if the connection is already closed. */
export function onceClosed(reply: FastifyReply, done: () => void): void {
  if (reply.request.raw.socket.destroyed) done();
  else reply.raw.once("close", done);
}
