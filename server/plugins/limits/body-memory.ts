import { type IncomingMessage, STATUS_CODES } from "node:http";
import { Transform } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, badRequest, busy } from "../../api-error";
import { addressKey } from "./address-key";
import { onceClosed } from "./connections";

/** 2 % of the speed of a slow mobile connection. */
const minBytesPerS = 2_000;
const measuredOverMs = 10_000;

/**
 * Bytes held for each byte of a photo sent as text: the body, its text, and the photo decoded from it. Measured: 14
 * uploads of 25 MB raised resident memory by 2.5 to 2.9 times their size.
 */
export const textBodyWeight = 3;

export interface BodyMemoryLimits {
  /** Limit of one body; more is refused and dropped. */
  bodyBytes: number;
  /** Limit of all bodies together. */
  totalBytes: number;
  /** Limit per address, so that one cannot use up the others' share. */
  addressBytes: number;
  /** Concurrent uploads of one address. */
  addressUploads: number;
}

interface Share {
  bytes: number;
  bodies: number;
  /** The uploads among `bodies`. */
  uploads: number;
}

const tooSlow = () => new ApiError(408, `${STATUS_CODES[408]?.toLowerCase()}: the upload is too slow`);
const full = () => busy("too many uploads at once, please try again");

/** An HTTP/1.1 request has a body if it has one of these headers (RFC 9112, 6.3). */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Limits the memory of request bodies. Memory is counted as bytes arrive, not when a request begins: an idle client
 * uses nothing, and one that sends too slowly is disconnected. A photo sent as text counts `textBodyWeight` times.
 */
export function bodyMemory(app: FastifyInstance, limits: BodyMemoryLimits): void {
  let heldBytes = 0;
  const shares = new Map<string, Share>();

  /** Memory of one request, until it is answered or aborted. */
  function open(address: string, upload: "file" | "text" | undefined) {
    const isUpload = upload !== undefined;
    const weight = upload === "text" ? textBodyWeight : 1;
    const share = shares.get(address) ?? { bytes: 0, bodies: 0, uploads: 0 };
    if (isUpload && share.uploads >= limits.addressUploads) throw full();
    shares.set(address, share);
    share.bodies += 1;
    if (isUpload) share.uploads += 1;
    let own = 0;
    let isReleased = false;
    return {
      take(received: number): void {
        // The body arrives after the response, so its memory would never be released.
        if (isReleased) throw full();
        const bytes = Math.min(received * weight, limits.bodyBytes * weight - own);
        if (heldBytes + bytes > limits.totalBytes || share.bytes + bytes > limits.addressBytes) throw full();
        own += bytes;
        heldBytes += bytes;
        share.bytes += bytes;
      },
      release(): void {
        isReleased = true;
        heldBytes -= own;
        share.bytes -= own;
        share.bodies -= 1;
        if (isUpload) share.uploads -= 1;
        if (share.bodies === 0) shares.delete(address);
      },
    };
  }

  app.addHook("preParsing", async (request, reply, payload) => {
    const { upload } = request.routeOptions.config;
    if (upload === undefined && !hasBody(request)) return payload;
    const memory = open(addressKey(request.ip), upload);
    onceClosed(reply, memory.release);
    return metered(request, reply, payload as IncomingMessage, memory.take);
  });
}

/** The body stream, counted and timed. Errors destroy the stream and become the response. */
function metered(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: IncomingMessage,
  take: (bytes: number) => void,
): Transform {
  let recentBytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        recentBytes += chunk.length;
        take(chunk.length);
        done(null, chunk);
      } catch (error) {
        // A short body arrives before its parser listens: the error would be lost, and the request never answered.
        if (meter.readableFlowing) done(error as Error);
        else meter.once("resume", () => done(error as Error));
      }
    },
  });
  const timer = setInterval(() => {
    const isSlow = recentBytes < (minBytesPerS * measuredOverMs) / 1000;
    recentBytes = 0;
    if (!isSlow || payload.readableEnded) return;
    reply.header("connection", "close");
    meter.destroy(tooSlow());
  }, measuredOverMs);
  timer.unref();
  meter.once("close", () => clearInterval(timer));
  payload.once("end", () => clearInterval(timer));
  payload.on("error", () => meter.destroy(badRequest("the request breaks off")));
  payload.once("close", () => {
    if (!payload.readableEnded) meter.destroy(badRequest("the request breaks off"));
  });
  meter.on("error", (error) => {
    request.log.info({ reason: error.message }, "upload given up");
    // Further bytes are dropped, so that the client can read the response.
    payload.unpipe(meter);
    payload.resume();
  });
  return payload.pipe(meter);
}
