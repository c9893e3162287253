import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { addressKey } from "../../server/plugins/limits/address-key";
import { maxBase64Bytes } from "../../server/uploads/limits";
import { drawJpeg } from "../fixtures/pictures";
import { waitUntil } from "../wait-until";
import { login, query, type StartOptions, startApp, type TestApp, upload } from "./start-app";

let server: TestApp | undefined;
const sockets: Socket[] = [];
async function start(options: StartOptions = {}) {
  server = await startApp(options);
  return server.app;
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
  server = undefined;
});

async function listen(app: TestApp["app"]): Promise<number> {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return Number(new URL(address).port);
}

/** Sends bytes as they are and gives back what was answered. */
function open(port: number, bytes: string | Buffer): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  sockets.push(socket);
  const answer = new Promise<string>((resolve) => {
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", () => resolve(received));
  });
  return { socket, answer };
}

const uploadHead = (token: string, contentLength: number, more = "") =>
  `POST /v5/image/upload?${query()} HTTP/1.1\r\nHost: localhost\r\ntoken: ${token}\r\n${more}` +
  `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${contentLength}\r\n\r\n` +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

const from = (address: string) => ({ "x-forwarded-for": address });

describe("slow and greedy clients", () => {
  it("an honest one is served while 40 trickle, and those are sent away", async () => {
    const app = await start({ env: { UPLOADS_AT_ONCE: "16", TRUST_PROXY: "1" } });
    const token = await login(app);
    const port = await listen(app);
    let heads = 0;
    app.server.on("request", () => heads++);
    const slow = Array.from({ length: 40 }, (_, i) =>
      open(port, uploadHead(token, 1_000_000, `x-forwarded-for: 10.0.0.${i % 5}\r\n`)),
    );
    const trickle = setInterval(() => {
      for (const { socket } of slow) socket.write("x");
    }, 500);
    await waitUntil(() => expect(heads).toBe(40));
    const honest = await upload(app, token, await drawJpeg());
    expect(honest.json().code).toBe(0);
    const answers = await Promise.all(slow.map(({ answer }) => answer));
    clearInterval(trickle);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (408|503) [\s\S]*"code":(408|503)/);
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 408")).length).toBeGreaterThan(0);
  });

  it("one address cannot fill the memory of all", async () => {
    const app = await start({ env: { UPLOADS_AT_ONCE: "8", TRUST_PROXY: "1" } });
    const token = await login(app);
    const port = await listen(app);
    const half = Buffer.alloc(15_000_000, "x");
    const greedy = Array.from({ length: 6 }, () => {
      const head = uploadHead(token, 20_000_000, "x-forwarded-for: 10.0.0.9\r\n");
      return open(port, Buffer.concat([Buffer.from(head), half]));
    });
    const refused = await Promise.race(
      greedy.map(({ answer, socket }) => {
        socket.once("data", () => socket.destroy());
        return answer;
      }),
    );
    expect(refused).toContain('"code":503');
    expect((await upload(app, token, await drawJpeg())).json().code).toBe(0);
  });

  it("answers an unknown address without waiting for its body", async () => {
    const port = await listen(await start());
    const { socket } = open(
      port,
      "POST /nothing HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n",
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (part) => resolve(String(part))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":404/);
  });

  it("sends slow bodies of every call away, not of uploads alone", async () => {
    const app = await start({ env: { UPLOADS_AT_ONCE: "1" } });
    const token = await login(app);
    const port = await listen(app);
    const slow = open(
      port,
      `POST /v5/card/mask?${query()} HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\n` +
        'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"fileName":',
    );
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":408/);
  });

  it("takes a whole photo again after the memory is free", async () => {
    const app = await start({ env: { UPLOADS_AT_ONCE: "1" } });
    const token = await login(app);
    const large = Buffer.concat([await drawJpeg(), Buffer.alloc(maxBase64Bytes - 8_000_000)]);
    for (let turn = 0; turn < 3; turn++) expect((await upload(app, token, large)).statusCode).not.toBe(503);
  });
});

describe("limits by address", () => {
  const statusesOf = async (calls: Record<string, string>[]) => {
    const statuses = [];
    for (const headers of calls)
      statuses.push(
        (await server!.app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}`, headers }))
          .statusCode,
      );
    return statuses;
  };

  it("believes no address that a client made up", async () => {
    await start({ env: { LOGINS_PER_MINUTE: "2" } });
    expect(await statusesOf(["1.1.1.1", "2.2.2.2", "3.3.3.3"].map(from))).toEqual([200, 200, 429]);
  });

  it("believes the proxies that the operator runs, and not what stands left of them", async () => {
    await start({ env: { LOGINS_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    const calls = ["1.1.1.1, 9.9.9.9", "2.2.2.2, 9.9.9.9", "3.3.3.3, 9.9.9.9", "9.9.9.9, 8.8.8.8"].map(from);
    expect(await statusesOf(calls)).toEqual([200, 200, 429, 200]);
  });

  it("takes an IPv6 line for one address, and garbage for one too", async () => {
    await start({ env: { LOGINS_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    const calls = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:2::3", "2001:db8:1:3::1"].map(from);
    expect(await statusesOf(calls)).toEqual([200, 200, 429, 200]);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:0DB8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["<script>", "unknown"],
  ])("files %s under %s", (address, key) => expect(addressKey(address)).toBe(key));

  it("counts the photos of one device and of all together", async () => {
    const app = await start({ env: { DEVICE_PHOTOS_PER_MINUTE: "1", ALL_PHOTOS_PER_MINUTE: "2" } });
    const photo = async (device: string) => {
      const url = `/site/loginByDeviceId?${query({ deviceId: device.repeat(32) })}`;
      const { token } = (await app.inject({ method: "POST", url })).json().data;
      return (await upload(app, token, Buffer.alloc(0))).statusCode;
    };
    expect(await photo("a")).toBe(400);
    // Another session of the same device.
    expect(await photo("a")).toBe(429);
    expect(await photo("b")).toBe(400);
    expect(await photo("c")).toBe(503);
  });

  it("does not count calls without a session among those of all", async () => {
    const app = await start({ env: { ALL_PHOTOS_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    for (let line = 0; line < 8; line++)
      await app.inject({
        method: "POST",
        url: `/v5/card/mask?${query()}`,
        headers: from(`2001:db8:${line}::1`),
      });
    expect((await upload(app, await login(app), await drawJpeg())).json().code).toBe(0);
  });

  it("counts what makes photos together, bad tokens and unknown addresses too", async () => {
    const app = await start({ env: { PHOTOS_PER_MINUTE: "2", CALLS_PER_MINUTE: "8" } });
    const token = await login(app);
    const jpeg = await drawJpeg();
    await upload(app, token, jpeg);
    await upload(app, token, jpeg);
    const card = {
      method: "POST",
      url: `/v5/card/mask?${query()}`,
      headers: { token },
      payload: {},
    } as const;
    expect((await app.inject(card)).statusCode).toBe(429);
    const statuses = [];
    for (let turn = 0; turn < 12; turn++)
      statuses.push(
        (await app.inject({ url: `/v5/image/check?${query()}`, headers: { token: "bad" } })).statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
    for (let turn = 0; turn < 12; turn++) statuses.push((await app.inject("/no/such/page")).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("what HTTP itself allows", () => {
  let shared: TestApp;
  let sharedPort: number;
  beforeAll(async () => {
    shared = await startApp();
    sharedPort = await listen(shared.app);
  });
  afterAll(() => shared.close());

  it.each([
    ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two Hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    ["an unknown expectation", "GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n", 417],
    [
      "two lengths",
      "POST /site/loginByDeviceId HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled",
      400,
    ],
    [
      "two different lengths",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
      400,
    ],
    [
      "a length before whose colon stands a space",
      "POST /site/loginByDeviceId HTTP/1.1\r\nHost: a\r\nContent-Length : 26\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n",
      400,
    ],
    [
      "a transfer that is not quite chunked",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n",
      400,
    ],
    [
      "a header that goes on in the next line",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ["a header of 20 KB", `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["3,000 headers", `GET /healthz HTTP/1.1\r\nHost: a\r\n${"X-Many: 1\r\n".repeat(3_000)}\r\n`, 431],
  ])("answers %s in the envelope, once", async (_name, bytes, status) => {
    const { answer } = open(sharedPort, bytes);
    // The server closes the connection itself: a second answer would stand behind the one.
    const [head = "", body = ""] = (await answer).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect((await answer).match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(JSON.parse(body)).toMatchObject({ code: status, data: null });
  });

  it("closes the connection of a client that keeps its end open after a refusal, and one on which nothing moves", async () => {
    const socket = connect({ port: sharedPort, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => {}).write("this is no HTTP\r\n\r\n");
    socket.resume();
    await once(socket, "end");
    const open = () =>
      new Promise<number>((resolve) => shared.app.server.getConnections((_error, count) => resolve(count)));
    await waitUntil(async () => expect(await open()).toBe(0), 10_000);
    socket.destroy();
    expect(shared.app.server.timeout).toBe(120_000);
    const patient = await start({ env: { PHOTO_TIMEOUT_MS: "300000" } });
    expect(patient.server.timeout).toBe(360_000);
  });

  it("lets no answer be sniffed or kept", async () => {
    const app = await start({ env: { TRUST_PROXY: "1" } });
    for (const url of ["/healthz", `/site/loginByDeviceId?${query()}`, "/v5/none"]) {
      const { headers } = await app.inject({ method: url.startsWith("/site") ? "POST" : "GET", url });
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
    const secure = await app.inject({ url: "/healthz", headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect((await app.inject(`/v5/passport/lang?${query()}`)).headers["cache-control"]).toContain(
      "max-age=300",
    );
  });
});
