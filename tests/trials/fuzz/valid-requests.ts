import { deviceQuery } from "../visitor";
import type { RawRequest } from "./mutate-request";

const deviceId = "fuzz-device-of-thirty-2-letters!".replace("!", "x");
const boundary = "fuzz-boundary";

const formBody = (fields: Record<string, string>, file?: Buffer): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...(file
      ? [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
          ),
          file,
          Buffer.from("\r\n"),
        ]
      : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const ownSize = {
  width: "1.5",
  height: "2",
  unit: "inch",
  dpi: "200",
  minKb: "20",
  maxKb: "60",
  background: "keep",
};

/** One good request of every kind, for mutation to begin with. */
export function validRequests(token: string, fileName: string, image: Buffer): RawRequest[] {
  const query = deviceQuery(deviceId);
  const common: RawRequest["headers"] = [
    ["host", "localhost"],
    ["token", token],
  ];
  const get = (path: string, more = ""): RawRequest => ({
    method: "GET",
    path: `${path}?${query}${more}`,
    headers: common,
    body: Buffer.alloc(0),
  });
  const post = (path: string, type: string, body: Buffer | string): RawRequest => ({
    method: "POST",
    path: `${path}?${query}`,
    headers: [...common, ["content-type", type]],
    body: Buffer.from(body as string),
  });
  const form = (path: string, fields: Record<string, string>, file?: Buffer) =>
    post(path, `multipart/form-data; boundary=${boundary}`, formBody(fields, file));
  const dataUrl = `data:image/jpeg;base64,${image.toString("base64")}`;
  const uploadFields = { poi: "305", source: "2", riskyCheck: "1", origin: "0", meta: "{}" };
  const lines = { crown: [0.5, 0.2], eyes: [0.5, 0.4], chin: [0.5, 0.6] };
  const laidLines = JSON.stringify({ scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines });
  return [
    post("/site/loginByDeviceId", "application/json", "{}"),
    form("/v5/image/upload", uploadFields, image),
    form("/v5/media/upload", { ...uploadFields, mediaType: "image", temporary: "1" }, image),
    post("/v5/image/upload/base64", "application/json", JSON.stringify({ file: dataUrl })),
    form("/v5/media/upload/base64", { file: dataUrl }),
    get("/v5/image/check", `&fileName=${fileName}`),
    post("/v5/card/mask", "application/json", JSON.stringify({ fileName, urlPath: "no-such-document" })),
    form("/v5/card/mask", { fileName, width: "35", height: "45", adjust: "{}", answers: "{}", paper: "a9" }),
    form("/v5/card/mask", { fileName, ...ownSize }),
    post(
      "/v5/card/mask",
      "application/json",
      JSON.stringify({ fileName, ...ownSize, minKb: 0, maxKb: null }),
    ),
    form("/v5/card/mask", {
      fileName,
      urlPath: "de-passport",
      mode: "check",
      answers: "{}",
      isChild: "true",
    }),
    form("/v5/card/mask", { fileName, urlPath: "de-passport", adjust: laidLines }),
    post(
      "/v5/image/segment/url",
      "application/x-www-form-urlencoded",
      `fileName=${"0".repeat(32)}.jpg&segmentType=3`,
    ),
    { ...get(`/v5/image/${"0".repeat(32)}.jpg`), method: "DELETE" },
    post(
      "/v5/passport/feedback",
      "application/json",
      JSON.stringify({ message: "Hello", email: "a@example.org" }),
    ),
    post("/v5/passport/feedback", "application/x-www-form-urlencoded", "message=Hello&email=a%40example.org"),
    get("/v5/passport/template/detail", "&urlPath=de-passport"),
    get("/v5/passport/blog/detail", "&blogId=no-such-article"),
    get("/v5/passport/lang"),
    get("/v5/passport/paper"),
    get("/healthz"),
    get("/no/such/page"),
  ];
}
