import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { login, query, startApp, type TestApp } from "../start-app";

const dayMs = 24 * 60 * 60_000;
const feedback = (app: TestApp["app"], token: string) =>
  app.inject({
    method: "POST",
    url: `/v5/passport/feedback?${query()}`,
    headers: { token },
    payload: { message: "Hello", email: "a@example.org" },
  });

describe("session", () => {
  let server: TestApp;
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({ now: () => nowMs });
  });
  afterAll(() => server.close());

  it("gives each login a token of its own", async () => {
    const tokens = [await login(server.app), await login(server.app)];
    expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  it("wants a device id of 32 characters", async () => {
    for (const deviceId of ["", "short", "x".repeat(33), `${"../..".repeat(10)}ab`]) {
      const answer = await server.app.inject({
        method: "POST",
        url: `/site/loginByDeviceId?${query({ deviceId })}`,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 400, data: null });
    }
  });

  it("answers code 403 without a token, with a wrong one and with one that is not even a token", async () => {
    for (const [token, msg] of [
      ["", "headers must have token, or a server key"],
      ["0".repeat(64), "session unknown or expired"],
      ["' or 1=1 --", "session unknown or expired"],
    ] as const) {
      const answer = await feedback(server.app, token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ code: 403, data: null, msg });
    }
  });

  it("lasts 30 days and no longer", async () => {
    const token = await login(server.app);
    nowMs += 30 * dayMs - 1_000;
    expect((await feedback(server.app, token)).json().code).toBe(0);
    nowMs += 2_000;
    expect((await feedback(server.app, token)).json().code).toBe(403);
  });

  it("survives a restart", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "photo-api-restart-"));
    const before = await startApp({ dataDir });
    const token = await login(before.app);
    await before.close();
    const after = await startApp({ dataDir });
    expect((await feedback(after.app, token)).json().code).toBe(0);
    await after.close();
    await rm(dataDir, { recursive: true });
  });

  it("stores no token that could be used", async () => {
    const token = await login(server.app);
    const rows = await server.deps.database.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
