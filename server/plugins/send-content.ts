import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer } from "../../catalogue/content";
import { ok } from "../envelope";
import { type Encoding, encodingFor, isTagKnown, minPackedBytes, pack } from "./compress";

interface Body {
  plain: Buffer;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

function packed(body: Body, encoding: Encoding): Promise<Buffer> {
  const known = body.packed[encoding] ?? pack(body.plain, encoding);
  body.packed[encoding] = known;
  return known;
}

/**
 * Sends content that is the same for everyone: serialised and compressed once, then from memory. The tag is
 * weak because one tag stands for all encodings (RFC 9110, 8.8.3.3).
 */
export function makeContentSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<unknown>,
) => Promise<void> {
  const bodies = new WeakMap<object, Body>();

  const bodyOf = (answer: Answer<unknown>): Body => {
    const known = bodies.get(answer);
    if (known) return known;
    const fresh: Body = { plain: Buffer.from(JSON.stringify(ok(answer.data))), packed: {} };
    bodies.set(answer, fresh);
    return fresh;
  };

  return async (request, reply, answer) => {
    const etag = `W/${answer.etag.replace(/^W\//, "")}`;
    reply.headers({
      etag,
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      vary: "accept-encoding, origin",
    });
    if (isTagKnown(request.headers["if-none-match"], etag)) return void reply.code(304).send();
    const body = bodyOf(answer);
    const encoding =
      body.plain.length < minPackedBytes ? undefined : encodingFor(request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    reply.type("application/json; charset=utf-8").send(encoding ? await packed(body, encoding) : body.plain);
  };
}
