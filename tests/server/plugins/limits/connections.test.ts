import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { drawJpeg } from "../../../fixtures/pictures";
import { waitUntil } from "../../../wait-until";
import { warmEngine } from "../../engine-pool";
import { login, query, startApp, type TestApp, upload } from "../../start-app";

const openFiles = () => readdirSync("/proc/self/fd").length;
/** More than fits into the buffers of a socket that is not read. */
const longPage = "a".repeat(8_000_000);
const getPage = "GET /long.txt HTTP/1.1\r\nHost: a\r\n\r\n";

function postUpload(token: string, byteCount: number): Buffer {
  const body = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    Buffer.alloc(byteCount, "x"),
    Buffer.from("\r\n--b--\r\n"),
  ]);
  const head =
    `POST /v5/image/upload?${query()} HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\n` +
    `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

describe("connections", () => {
  let server: TestApp;
  let publicDir: string;
  let port: number;
  const sockets: Socket[] = [];

  async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    server = await startApp({ env: { PUBLIC_DIR: publicDir, ...env } });
    await warmEngine();
    port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
  }
  beforeEach(async () => {
    publicDir = await mkdtemp(join(tmpdir(), "photo-site-"));
    await writeFile(join(publicDir, "index.html"), "<p>home</p>");
    await writeFile(join(publicDir, "long.txt"), longPage);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
    await rm(publicDir, { recursive: true });
  });

  function open(): Socket {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    sockets.push(socket);
    return socket;
  }

  /** Pipelines requests without reading a response; resolves when the server has received all of them. */
  async function pipeline(requests: (string | Buffer)[]): Promise<Socket> {
    let begun = 0;
    const count = () => begun++;
    server.app.server.on("request", count);
    const socket = open().pause();
    for (const request of requests) socket.write(request);
    await waitUntil(() => expect(begun).toBe(requests.length));
    server.app.server.off("request", count);
    return socket;
  }

  it("close the files of pipelined requests when the client disconnects", async () => {
    await start();
    const before = openFiles();
    for (let turn = 0; turn < 3; turn++) {
      const socket = await pipeline(Array<string>(100).fill(getPage));
      socket.destroy();
    }
    await waitUntil(() => expect(openFiles()).toBeLessThanOrEqual(before), 5_000);
  });

  it("release the slots of pipelined uploads", async () => {
    await start();
    const token = await login(server.app);
    const uploads = Array.from({ length: 7 }, () => postUpload("no session", 100));
    // 21 uploads; one address may have 16 at a time.
    for (let turn = 0; turn < 3; turn++) (await pipeline([getPage, ...uploads])).destroy();
    const jpeg = await drawJpeg();
    await waitUntil(async () => expect((await upload(server.app, token, jpeg)).json().code).toBe(0), 5_000);
  });

  it("release the memory of pipelined uploads", async () => {
    await start({ UPLOADS_AT_ONCE: "1" });
    const token = await login(server.app);
    const { completed } = server.deps.pool.stats();
    const socket = await pipeline([getPage, postUpload(token, 15_000_000)]);
    // Refused, but its response is queued behind that of the page.
    await waitUntil(() => expect(server.deps.pool.stats().completed).toBeGreaterThan(completed));
    socket.destroy();
    const large = Buffer.concat([await drawJpeg(), Buffer.alloc(18_000_000)]);
    await waitUntil(
      async () => expect((await upload(server.app, token, large)).statusCode).not.toBe(503),
      5_000,
    );
  });

  it("serve eight pipelined requests, then answer 503 and close", async () => {
    await start();
    const socket = open();
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20));
    await waitUntil(() => expect(socket.closed).toBe(true));
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...Array<string>(8).fill("200"), "503"]);
    const refused = received.slice(received.lastIndexOf("HTTP/1.1 503"));
    expect(refused).toMatch(/\r\nconnection: close\r\n/i);
    expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
  });

  it("serve any number of sequential requests", async () => {
    await start();
    const socket = open();
    for (let turn = 0; turn < 20; turn++) {
      const answer = new Promise<string>((resolve) => socket.once("data", (part) => resolve(String(part))));
      socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
      expect(await answer).toContain("HTTP/1.1 200");
    }
  });

  it.each([
    ["an unknown address", "/no/such/page"],
    ["a call without a session", `/v5/card/mask?${query()}`],
  ])("close within 3 s when the answered body does not come: %s", async (_name, url) => {
    await start();
    const socket = open();
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    );
    await waitUntil(() => expect(socket.closed).toBe(true), 3_000);
    expect(received).toMatch(/"code":40[34]/);
  });

  it("stay open while an answered body still comes, and serve the next request", async () => {
    await start();
    const socket = open();
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.write("POST /no/such/page HTTP/1.1\r\nHost: a\r\ncontent-length: 10\r\n\r\n");
    for (let sent = 0; sent < 10; sent++) {
      await wait(500);
      socket.write("x");
    }
    socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    await waitUntil(() =>
      expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["404", "200"]),
    );
  });

  it("keep nothing of answered requests whose bodies came late", async () => {
    await start();
    const connected = new Promise<Socket>((resolve) => server.app.server.once("connection", resolve));
    const socket = open();
    const listeners: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const answer = new Promise<string>((resolve) => socket.once("data", (part) => resolve(String(part))));
      socket.write("POST /no/such/page HTTP/1.1\r\nHost: a\r\ncontent-length: 1\r\n\r\n");
      expect(await answer).toContain("HTTP/1.1 404");
      listeners.push((await connected).listenerCount("close"));
      socket.write("x");
    }
    expect(listeners.at(-1)! - listeners[0]!).toBeLessThan(3);
  });

  const openNow = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

  it.each([
    ["no more than are allowed of one address", "0", 8],
    ["any number through a proxy", "1", 12],
  ])("are accepted: %s", async (_name, proxyHops, taken) => {
    await start({ CONNECTIONS_PER_ADDRESS: "8", TRUST_PROXY: proxyHops });
    const opened = Array.from({ length: 12 }, open);
    await waitUntil(async () => {
      expect(opened.filter((socket) => socket.closed)).toHaveLength(12 - taken);
      expect(await openNow()).toBe(taken);
    });
    for (const socket of opened) socket.destroy();
    await waitUntil(async () => expect(await openNow()).toBe(0));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
