import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedResponse } from "../../catalogue/content";
import { ok } from "../envelope";
import { compress, type Encoding, encodingFor, isTagKnown, minCompressedBytes } from "./compress";

interface Body {
  plain: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

function compressed(body: Body, encoding: Encoding): Promise<Buffer> {
  const known = body.compressed[encoding] ?? compress(body.plain, encoding);
  body.compressed[encoding] = known;
  return known;
}

/**
 * Sends public content: serialised and compressed once, then from memory. The ETag is weak because it is the same for
 * all encodings (RFC 9110, 8.8.3.3).
 */
export function makeContentSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse<unknown>,
) => Promise<void> {
  const bodies = new WeakMap<object, Body>();

  const bodyOf = (response: CachedResponse<unknown>): Body => {
    const known = bodies.get(response);
    if (known) return known;
    const fresh: Body = { plain: Buffer.from(JSON.stringify(ok(response.data))), compressed: {} };
    bodies.set(response, fresh);
    return fresh;
  };

  return async (request, reply, response) => {
    const etag = `W/${response.etag.replace(/^W\//, "")}`;
    reply.headers({
      etag,
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      vary: "accept-encoding, origin",
    });
    if (isTagKnown(request.headers["if-none-match"], etag)) return void reply.code(304).send();
    const body = bodyOf(response);
    const encoding =
      body.plain.length < minCompressedBytes ? undefined : encodingFor(request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    reply
      .type("application/json; charset=utf-8")
      .send(encoding ? await compressed(body, encoding) : body.plain);
  };
}
