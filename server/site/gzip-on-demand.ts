import { pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { onSendAsyncHookHandler } from "fastify";
import { encodingFor, minCompressedBytes } from "../plugins/compress";

const text = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/;
/** What is larger, models and their runtime, goes out as it is. */
const largestBytes = 1024 * 1024;

/**
 * The build packs the site with Brotli, which every browser of the last eight years takes. Whoever takes gzip alone gets
 * pages and scripts compressed while they are sent.
 */
export const gzipOnDemand: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  const bytes = Number(reply.getHeader("content-length"));
  const isWorthIt =
    reply.statusCode !== 206 &&
    !reply.hasHeader("content-encoding") &&
    text.test(String(reply.getHeader("content-type"))) &&
    bytes >= minCompressedBytes &&
    bytes <= largestBytes &&
    encodingFor(request.headers["accept-encoding"]) === "gzip";
  if (!isWorthIt || !payload) return payload;
  // Parts are handed out of the file as it is: they would not continue what is packed here.
  reply.removeHeader("content-length").removeHeader("accept-ranges").header("content-encoding", "gzip");
  // A visitor who leaves ends both; the reply tells of it.
  return pipeline(payload as Readable, createGzip(), () => {});
};
