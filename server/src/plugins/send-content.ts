import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer } from "../content/content";
import { ok } from "../envelope";

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Below this, compression costs more than it saves. */
const minPackedBytes = 1024;

interface Body {
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

type Encoding = "br" | "gzip" | undefined;

function encodingFor(request: FastifyRequest, body: Body): Encoding {
  if (body.plain.length < minPackedBytes) return undefined;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?\b)/.test(accepted) ? "gzip" : undefined;
}

function pack(body: Body, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "br") {
    body.br ??= packBrotli(body.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    return body.br;
  }
  if (encoding === "gzip") {
    body.gzip ??= packGzip(body.plain);
    return body.gzip;
  }
  return body.plain;
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
    const fresh: Body = { plain: Buffer.from(JSON.stringify(ok(answer.data))) };
    bodies.set(answer, fresh);
    return fresh;
  };

  return async (request, reply, answer) => {
    const tag = answer.etag.replace(/^W\//, "");
    reply.headers({
      etag: `W/${tag}`,
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      vary: "accept-encoding",
    });
    const known = String(request.headers["if-none-match"] ?? "").split(/\s*,\s*/);
    if (known.some((one) => one === "*" || one.replace(/^W\//, "") === tag))
      return void reply.code(304).send();
    const body = bodyOf(answer);
    const encoding = encodingFor(request, body);
    if (encoding) reply.header("content-encoding", encoding);
    reply.type("application/json; charset=utf-8").send(await pack(body, encoding));
  };
}
