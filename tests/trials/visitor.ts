import { randomBytes } from "node:crypto";

/** The answer of a call, as a client sees it. */
export interface CallAnswer {
  status: number;
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers with
  data: any;
  tookMs: number;
}

export interface Visitor {
  token: string;
  upload(bytes: Uint8Array, fields?: Record<string, string>): Promise<CallAnswer>;
  card(fileName: string, urlPath?: string): Promise<CallAnswer>;
  feedback(message: string): Promise<CallAnswer>;
  check(fileName: string): Promise<CallAnswer>;
  /** The stored bytes; only their status is told. */
  file(fileName: string): Promise<number>;
  remove(fileName: string): Promise<CallAnswer>;
}

export const deviceQuery = (deviceId: string) =>
  new URLSearchParams({ lang: "en", deviceId, platform: "46", timestamp: String(Date.now()) }).toString();

/** Calls as the site makes them. One rejects where the connection breaks. */
export async function visit(address: string, timeoutMs = 120_000): Promise<Visitor> {
  const deviceId = randomBytes(16).toString("hex");
  let token = "";

  async function call(method: string, path: string, body?: FormData | object): Promise<CallAnswer> {
    const startedAt = performance.now();
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}${path}${path.includes("?") ? "&" : "?"}${deviceQuery(deviceId)}`, {
      method,
      headers: { token, ...(body && !isForm && { "content-type": "application/json" }) },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { code, data } = (await answer.json()) as { code: number; data: unknown };
    return { status: answer.status, code, data, tookMs: performance.now() - startedAt };
  }

  token = (await call("POST", "/site/loginByDeviceId")).data.token;
  return {
    token,
    upload(bytes, fields = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("file", new Blob([Buffer.from(bytes)]), "photo.jpg");
      return call("POST", "/v5/image/upload", form);
    },
    card: (fileName, urlPath = "de-passport") => call("POST", "/v5/card/mask", { fileName, urlPath }),
    feedback: (message) => call("POST", "/v5/passport/feedback", { message, email: "visitor@example.org" }),
    check: (fileName) => call("GET", `/v5/image/check?fileName=${fileName}`),
    async file(fileName) {
      const answer = await fetch(`${address}/v5/image/file/${fileName}?${deviceQuery(deviceId)}`, {
        headers: { token },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    remove: (fileName) => call("DELETE", `/v5/image/${fileName}`),
  };
}
