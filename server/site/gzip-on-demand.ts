import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, onSendAsyncHookHandler } from "fastify";
import { compress, encodingFor, minCompressedBytes } from "../plugins/compress";

const text = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/;
/** Larger files, such as models and their runtime, are sent uncompressed. */
const largestBytes = 1024 * 1024;
/** Total size of the cache. */
const maxCachedBytes = 32 * 1024 * 1024;

/**
 * The build compresses the site with Brotli, which all browsers of the last eight years support. For clients with
 * gzip only, pages and scripts are compressed by the server, each file once, because compressing a script takes 300
 * times as long as the request.
 * @param fileOf the file of the site for a reply
 */
export function gzipOnDemand(
  fileOf: (reply: FastifyReply) => string | undefined,
): onSendAsyncHookHandler<unknown> {
  const kept = new Map<string, { packing: Promise<Buffer>; bytes: number }>();
  let cachedBytes = 0;

  /** Skips files that are still being compressed: they would free nothing. */
  function evictOldest(newest: string): void {
    for (const [key, { bytes }] of kept) {
      if (cachedBytes <= maxCachedBytes) return;
      if (bytes === 0 || key === newest) continue;
      kept.delete(key);
      cachedBytes -= bytes;
    }
  }

  function keep(key: string, payload: Readable): Promise<Buffer> {
    const packing = buffer(payload).then((plain) => compress(plain, "gzip"));
    const entry = { packing, bytes: 0 };
    kept.set(key, entry);
    packing.then(
      ({ length }) => {
        entry.bytes = length;
        cachedBytes += length;
        evictOldest(key);
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
    // Cached by ETag, which changes with the file; the 404 page has none.
    const key = `${file} ${bytes} ${reply.getHeader("etag")}`;
    const known = kept.get(key);
    if (known) (payload as Readable).destroy();
    const packed = await (known?.packing ?? keep(key, payload as Readable));
    // Range requests are answered from the original file: its parts do not match the compressed bytes.
    reply
      .removeHeader("accept-ranges")
      .header("content-encoding", "gzip")
      .header("content-length", packed.length);
    return packed;
  };
}
