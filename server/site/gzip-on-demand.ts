import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, onSendAsyncHookHandler } from "fastify";
import { compress, encodingFor, minCompressedBytes } from "../plugins/compress";

const text = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/;
/** What is larger, models and their runtime, goes out as it is. */
const largestBytes = 1024 * 1024;
/** Of all compressed files that are kept. */
const keptBytes = 32 * 1024 * 1024;

/**
 * The build packs the site with Brotli, which every browser of the last eight years takes. Whoever takes gzip alone gets pages and
 * scripts compressed by the server, each file once: compressing a script takes 300 times as long as asking for it.
 *
 * @param fileOf the file of the site that a reply sends
 */
export function gzipOnDemand(
  fileOf: (reply: FastifyReply) => string | undefined,
): onSendAsyncHookHandler<unknown> {
  const kept = new Map<string, Promise<Buffer>>();
  let bytesKept = 0;

  function keep(key: string, payload: Readable): Promise<Buffer> {
    const packing = buffer(payload).then((plain) => compress(plain, "gzip"));
    kept.set(key, packing);
    packing.then(
      (packed) => {
        bytesKept += packed.length;
        for (const [oldest, form] of kept) {
          if (bytesKept <= keptBytes || oldest === key) break;
          kept.delete(oldest);
          void form.then(({ length }) => {
            bytesKept -= length;
          });
        }
      },
      () => kept.delete(key),
    );
    return packing;
  }

  return async (request, reply, payload) => {
    const bytes = Number(reply.getHeader("content-length"));
    const file = fileOf(reply);
    const isWorthIt =
      file !== undefined &&
      reply.statusCode !== 206 &&
      !reply.hasHeader("content-encoding") &&
      text.test(String(reply.getHeader("content-type"))) &&
      bytes >= minCompressedBytes &&
      bytes <= largestBytes &&
      encodingFor(request.headers["accept-encoding"]) === "gzip";
    if (!isWorthIt || !payload) return payload;
    // The tag changes with the file; a page that is not found has none.
    const key = `${file} ${bytes} ${reply.getHeader("etag")}`;
    const known = kept.get(key);
    if (known) (payload as Readable).destroy();
    const packed = await (known ?? keep(key, payload as Readable));
    // Parts are handed out of the file as it is: they would not continue what is packed here.
    reply
      .removeHeader("accept-ranges")
      .header("content-encoding", "gzip")
      .header("content-length", packed.length);
    return packed;
  };
}
