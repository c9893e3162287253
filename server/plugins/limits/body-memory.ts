import { type IncomingMessage, STATUS_CODES } from "node:http";
import { Transform } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PhotoPool } from "../../../photo/node/photo-pool-types";
import { ApiError, badRequest, busy } from "../../api-error";
import { splitterOf } from "../photo-in-text";
import { addressKey } from "./address-key";
import { onceClosed } from "./connections";
import { untilRoom } from "./until-room";

/** 2 % of the speed of a slow mobile connection. */
const minBytesPerS = 2_000;
const measuredOverMs = 10_000;

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
 * uses nothing, and one that sends too slowly is disconnected. Each byte is held at most once, that of a photo sent as
 * text less than once: it is decoded as it arrives. A photo call begins when the queue has room for it.
 */
export function bodyMemory(
  app: FastifyInstance,
  limits: BodyMemoryLimits,
  pool: Pick<PhotoPool, "hasRoom">,
): void {
  let heldBytes = 0;
  const shares = new Map<string, Share>();
  const mayUpload = (address: string) => (shares.get(address)?.uploads ?? 0) < limits.addressUploads;

  /** Memory of one request, until it is answered or aborted. */
  function open(address: string, isUpload: boolean) {
    const share = shares.get(address) ?? { bytes: 0, bodies: 0, uploads: 0 };
    shares.set(address, share);
    share.bodies += 1;
    if (isUpload) share.uploads += 1;
    let own = 0;
    let isReleased = false;
    return {
      take(received: number): void {
        // The body arrives after the response, so its memory would never be released.
        if (isReleased) throw full();
        const bytes = Math.min(received, limits.bodyBytes - own);
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

  app.decorateRequest("photoText", null);
  app.addHook("preParsing", async (request, reply, payload) => {
    const { upload, isPhotoCall } = request.routeOptions.config;
    const isUpload = upload !== undefined;
    const address = addressKey(request.ip);
    if (isPhotoCall)
      await untilRoom(
        reply,
        () => pool.hasRoom(isUpload ? "upload" : "photo", address) && (!isUpload || mayUpload(address)),
      );
    if (!isUpload && !hasBody(request)) return payload;
    const memory = open(address, isUpload);
    onceClosed(reply, memory.release);
    const split = upload === "text" ? splitterOf(request) : null;
    return metered(request, reply, payload as IncomingMessage, (chunk) => {
      memory.take(chunk.length);
      return split ? split(chunk) : chunk;
    });
  });
}

/** The body stream, counted, timed and split. Errors destroy the stream and become the response. */
function metered(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: IncomingMessage,
  receive: (chunk: Buffer) => Buffer,
): Transform {
  let recentBytes = 0;
  const meter: Transform & { receivedEncodedLength?: number } = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        recentBytes += chunk.length;
        // Fastify compares it with Content-Length.
        meter.receivedEncodedLength = (meter.receivedEncodedLength ?? 0) + chunk.length;
        const kept = receive(chunk);
        done(null, kept.length > 0 ? kept : undefined);
      } catch (error) {
        // A short body arrives before its parser listens: the error would be lost, and the request never answered.
        if (meter.readableFlowing) done(error as Error);
        else meter.once("resume", () => done(error as Error));
      }
    },
  });
  /** Further bytes are read and dropped: many clients read the response only after they have sent the body. */
  const drop = () => payload.unpipe(meter).resume();
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
    request.photoText?.discard();
    drop();
  });
  // Without a session, say, it is answered before anything reads the body.
  reply.raw.once("finish", () => {
    drop();
    meter.destroy();
  });
  return payload.pipe(meter);
}
