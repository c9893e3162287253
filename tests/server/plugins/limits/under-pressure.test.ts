import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { waitUntil } from "../../../wait-until";
import { warmEngine } from "../../engine-pool";
import { query, startApp, type TestApp } from "../../start-app";

/** Blocks the main thread, as a slow regular expression would. */
function holdThread(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

describe("under pressure", () => {
  let server: TestApp;
  let holding: NodeJS.Timeout;
  afterEach(async () => {
    clearInterval(holding);
    await server.close();
  });

  it("refuses calls while the event loop delay is too high, answers health checks, and recovers", async () => {
    server = await startApp({ env: { EVENT_LOOP_DELAY_MS: "50" } });
    await warmEngine();
    const ask = () => server.app.inject(`/v5/passport/lang?${query()}`);
    holding = setInterval(() => holdThread(150), 1);
    await waitUntil(async () => expect((await ask()).statusCode).toBe(503));
    const refused = await ask();
    expect(refused.json()).toEqual({
      code: 503,
      data: null,
      msg: "the server is overloaded, please try again",
    });
    expect(refused.headers["retry-after"]).toBe("5");
    for (const url of ["/healthz", "/readyz"]) {
      const answer = await server.app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
    clearInterval(holding);
    await waitUntil(async () => expect((await ask()).statusCode).toBe(200));
  });

  it("still sends the files of the site, without which a page has no photo input", async () => {
    const publicDir = await mkdtemp(join(tmpdir(), "photo-site-"));
    await writeFile(join(publicDir, "index.html"), "<p>home</p>");
    await writeFile(join(publicDir, "app.js"), "start()");
    server = await startApp({ env: { EVENT_LOOP_DELAY_MS: "50", PUBLIC_DIR: publicDir } });
    const ask = (url: string) => server.app.inject(url);
    holding = setInterval(() => holdThread(150), 1);
    await waitUntil(async () => expect((await ask(`/v5/passport/lang?${query()}`)).statusCode).toBe(503));
    for (const [url, body] of [
      ["/", "<p>home</p>"],
      ["/app.js", "start()"],
    ] as const) {
      const answer = await ask(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, body]);
    }
    expect((await ask(`/v5/passport/lang?${query()}`)).statusCode).toBe(503);
    await rm(publicDir, { recursive: true });
  });
});
