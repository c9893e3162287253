import { request } from "node:http";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import type { ServerProcess } from "../server-process";
import { deviceQuery, visit } from "../visitor";
import { watchAnswers } from "./watch-answers";

export interface LargeUploads {
  /** Number of answers by HTTP status. */
  statuses: Record<string, number>;
  /** The most resident memory of the server, without its photo processes. */
  peakMb: number;
  /** Times of `/readyz` meanwhile. */
  readyMs: number[];
}

const fileBytes = 19e6;
const sampleEveryMs = 20;

/** Noise as JPEG, followed by zeros up to the size. */
async function largeJpeg(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 3000, height: 4000, channels: 3, background: "grey", noise } as const;
  const jpeg = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return Buffer.concat([jpeg.subarray(0, fileBytes), Buffer.alloc(Math.max(0, fileBytes - jpeg.length))]);
}

const boundary = "boundary-of-the-form";
const formOf = (name: string, value: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n`),
    value,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

interface Body {
  path: string;
  type: string;
  bytes: Buffer;
}

/** The same picture in each way that the API takes. */
export async function largeBodies(): Promise<Record<"json" | "textForm" | "urlencoded" | "fileForm", Body>> {
  const jpeg = await largeJpeg();
  const dataUrl = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  const asText = "/v5/image/upload/base64";
  const formType = `multipart/form-data; boundary=${boundary}`;
  return {
    json: { path: asText, type: "application/json", bytes: Buffer.from(JSON.stringify({ file: dataUrl })) },
    textForm: { path: asText, type: formType, bytes: formOf('name="file"', Buffer.from(dataUrl)) },
    urlencoded: {
      path: asText,
      type: "application/x-www-form-urlencoded",
      bytes: Buffer.from(`file=${encodeURIComponent(dataUrl)}`),
    },
    fileForm: {
      path: "/v5/image/upload",
      type: formType,
      bytes: formOf('name="file"; filename="a.jpg"', jpeg),
    },
  };
}

/** Uploads of 19 MB at once, each from another address. The server needs TRUST_PROXY=1. */
export async function largeUploads(server: ServerProcess, body: Body, count: number): Promise<LargeUploads> {
  const { token } = await visit(server.address);
  const statuses: Record<string, number> = {};
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, server.residentMb().server);
  }, sampleEveryMs);
  const ready = watchAnswers(server.address, "/readyz");
  const upload = (at: number) =>
    new Promise<number>((resolve) => {
      const call = request(
        `${server.address}${body.path}?${deviceQuery("large-uploads-of-thirty-2-chars_")}`,
        {
          method: "POST",
          agent: false,
          headers: {
            token,
            "content-type": body.type,
            "content-length": body.bytes.length,
            "x-forwarded-for": `10.0.0.${at + 1}`,
          },
        },
      );
      call.on("response", async (answer) => {
        await text(answer).catch(() => "");
        resolve(answer.statusCode ?? 0);
      });
      call.on("error", () => resolve(0));
      call.end(body.bytes);
    });
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const status = await upload(at);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  const readyMs = await ready();
  clearInterval(sampling);
  return { statuses, peakMb, readyMs };
}
