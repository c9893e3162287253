import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { EnvironmentSchema } from "../../../server/config/environment";
import type { Variable } from "../../../server/config/variable";
import { retries } from "../../../server/moderation/http-moderator";
import type { Moderator, RiskReport } from "../../../server/moderation/moderator";
import { leaseMs, makeRiskChecks } from "../../../server/uploads/risk-checks";
import { drawJpeg } from "../../fixtures/pictures";
import { waitUntil } from "../../wait-until";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

/** Judges every picture of this width as abnormal. */
const abnormalWidthPx = 123;
const moderator: Moderator = {
  async judge(bytes) {
    const { width } = await sharp(bytes).metadata();
    const isAbnormal = width === abnormalWidthPx;
    return { isAbnormal, reason: isAbnormal ? "image contains prohibited content" : "" };
  },
};

/** A report that a slow service has not sent yet. */
function heldReport() {
  let resolve: (report: RiskReport) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<RiskReport>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

describe("risk check", () => {
  let server: TestApp;
  let token: string;
  let abnormal: Buffer;
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({ change: () => ({ moderator }), now: () => nowMs });
    token = await login(server.app);
    abnormal = await drawJpeg(abnormalWidthPx);
  });
  afterAll(() => server.close());

  const check = (fileName: string, sessionToken = token) =>
    server.app.inject({ url: `/v5/image/check?${query({ fileName })}`, headers: { token: sessionToken } });

  async function poll(fileName: string) {
    let answer: { data: { checkStatus: number } | null } | undefined;
    await waitUntil(async () => {
      answer = (await check(fileName)).json();
      expect(answer?.data?.checkStatus).not.toBe(0);
    });
    return answer;
  }

  it("answers at once with 0 and later with 1", async () => {
    const answer = (await upload(server.app, token, await drawJpeg(111, 111), { riskyCheck: 1 })).json();
    expect(answer.data.checkStatus).toBe(0);
    expect(await poll(answer.data.fileName)).toEqual({
      code: 0,
      data: { checkStatus: 1, errMsg: "" },
      msg: "ok",
    });
  });

  it("refuses an abnormal picture after the answer: code 1009, checkStatus -1, bytes removed", async () => {
    const before = storedFiles(server.dataDir).length;
    const { fileName } = (await upload(server.app, token, abnormal, { riskyCheck: 1 })).json().data;
    expect(await poll(fileName)).toMatchObject({
      code: 1009,
      data: { checkStatus: -1, errMsg: "image contains prohibited content" },
    });
    await waitUntil(() => expect(storedFiles(server.dataDir)).toHaveLength(before));
    const card = await server.app.inject({
      method: "POST",
      url: `/v5/card/mask?${query()}`,
      headers: { token },
      payload: { fileName, urlPath: "de-passport" },
    });
    expect(card.json()).toMatchObject({ code: 1009, data: { checkStatus: -1 } });
  });

  it("refuses at once where the client does not want to poll, and leaves nothing on disk", async () => {
    const before = storedFiles(server.dataDir);
    const answer = await upload(server.app, await login(server.app), abnormal, { riskyCheck: 0 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 1009, data: { checkStatus: -1 } });
    expect(storedFiles(server.dataDir)).toEqual(before);
  });

  it("is left out for media that ignore it", async () => {
    const fields = { ignoreRisky: 1, riskyCheck: 1 };
    const answer = await postForm(server.app, "/v5/media/upload", token, { file: abnormal, fields });
    expect(answer.json()).toMatchObject({ code: 0, data: { checkStatus: 1 } });
  });

  it("counts a check that never ends, and one that died, as failed after a minute", async () => {
    const stuck = await startApp({
      change: () => ({ moderator: { judge: () => new Promise(() => {}) } }),
      now: () => nowMs,
    });
    const stuckToken = await login(stuck.app);
    const { fileName } = (await upload(stuck.app, stuckToken, await drawJpeg(), { riskyCheck: 1 })).json()
      .data;
    const ask = async () =>
      (
        await stuck.app.inject({
          url: `/v5/image/check?${query({ fileName })}`,
          headers: { token: stuckToken },
        })
      ).json().data.checkStatus;
    expect(await ask()).toBe(0);
    nowMs += 61_000;
    expect(await ask()).toBe(-2);
    // Its check never settles, so that a graceful end has nothing to wait for here.
    await stuck.deps.close();
  });

  it("says -2 when the driver cannot judge", async () => {
    const failing = await startApp({
      change: () => ({
        moderator: {
          judge: async () => {
            throw new Error("the service is down");
          },
        },
      }),
    });
    const failingToken = await login(failing.app);
    const { fileName } = (await upload(failing.app, failingToken, await drawJpeg(), { riskyCheck: 1 })).json()
      .data;
    await waitUntil(async () => {
      const answer = await failing.app.inject({
        url: `/v5/image/check?${query({ fileName })}`,
        headers: { token: failingToken },
      });
      expect(answer.json()).toMatchObject({ code: 0, data: { checkStatus: -2 } });
    });
    await failing.close();
  });

  it("is made by the next process when its own died", async () => {
    const never = { judge: () => new Promise<never>(() => {}) };
    const dying = await startApp({ change: () => ({ moderator: never }), now: () => nowMs });
    const dyingToken = await login(dying.app);
    const { fileName } = (await upload(dying.app, dyingToken, await drawJpeg(), { riskyCheck: 1 })).json()
      .data;
    await dying.deps.close();
    nowMs += leaseMs + 1_000;
    const next = await startApp({ dataDir: dying.dataDir, now: () => nowMs });
    const ask = () =>
      next.app.inject({ url: `/v5/image/check?${query({ fileName })}`, headers: { token: dyingToken } });
    await waitUntil(async () => expect((await ask()).json().data.checkStatus).toBe(1));
    await next.close();
  });

  it("sends a picture once to a service that needs all its attempts", async () => {
    const { maximum } = EnvironmentSchema.properties.MODERATION_SECONDS as unknown as Variable;
    const longestMs = maximum! * 1_000 * (retries + 1);
    const first = heldReport();
    let sent = 0;
    const judge = async () => (++sent === 1 ? first.promise : { isAbnormal: false, reason: "" });
    const slow = await startApp({ change: () => ({ moderator: { judge } }), now: () => nowMs });
    const slowToken = await login(slow.app);
    const statusOf = async (fileName: string) => (await slow.deps.files.find(fileName))?.checkStatus;
    const nameOf = async (widthPx: number) =>
      (await upload(slow.app, slowToken, await drawJpeg(widthPx), { riskyCheck: 1 })).json().data.fileName;
    const held = await nameOf(131);
    await waitUntil(() => expect(sent).toBe(1));
    nowMs += longestMs + 1_000;
    // The queue gives the longest due job first.
    const next = await nameOf(132);
    await waitUntil(async () => expect(await statusOf(next)).toBe(1));
    expect(sent).toBe(2);
    first.resolve({ isAbnormal: false, reason: "" });
    await waitUntil(async () => expect(await statusOf(held)).toBe(1));
    await slow.close();
  });

  it.each(["failed", "abnormal"] as const)("keeps its result when a late run ends as %s", async (late) => {
    const held = heldReport();
    let runs = 0;
    const judge = async () => (++runs === 1 ? held.promise : { isAbnormal: false, reason: "" });
    const slow = await startApp({ change: () => ({ moderator: { judge } }), now: () => nowMs });
    const slowToken = await login(slow.app);
    const { fileName } = (await upload(slow.app, slowToken, await drawJpeg(), { riskyCheck: 1 })).json().data;
    await waitUntil(() => expect(runs).toBe(1));
    const { files } = slow.deps;
    const status = async () => (await files.find(fileName))?.checkStatus;
    const { setCheck } = files;
    const isFirst: boolean[] = [];
    files.setCheck = async (...check) => {
      isFirst.push(await setCheck(...check));
      return isFirst.at(-1)!;
    };
    nowMs += leaseMs + 1_000;
    await waitUntil(async () => expect(await status()).toBe(1));
    if (late === "failed") held.reject(new Error("the service is down"));
    else held.resolve({ isAbnormal: true, reason: "abnormal image" });
    await waitUntil(() => expect(isFirst).toHaveLength(2));
    expect(isFirst).toEqual([true, false]);
    expect(await status()).toBe(1);
    // Its end waits for the late run.
    await slow.app.close();
    expect(storedFiles(slow.dataDir)).toHaveLength(1);
    await slow.close();
  });

  it("answers for the session's own files only", async () => {
    const { fileName } = (await upload(server.app, token, await drawJpeg(112, 112))).json().data;
    const stranger = await check(fileName, await login(server.app));
    expect(stranger.statusCode).toBe(404);
    expect(stranger.json()).toMatchObject({ code: 404, data: null });
  });

  it("logs once that the database is away, and again when it is away the next time", async () => {
    const told: unknown[] = [];
    let isAway = true;
    let takes = 0;
    const riskJobs = {
      take: async () => {
        takes++;
        if (isAway) throw new Error("ECONNREFUSED");
      },
    };
    const checks = makeRiskChecks(
      { riskJobs } as never,
      { error: (_what: unknown, msg: string) => told.push(msg) } as never,
    );
    const takeOnce = async () => {
      const before = takes;
      checks.wake();
      await waitUntil(() => expect(takes).toBeGreaterThan(before));
      await setImmediate();
    };
    await takeOnce();
    await takeOnce();
    const once = ["no risk check could be taken from the queue"];
    expect(told).toEqual(once);
    isAway = false;
    await takeOnce();
    isAway = true;
    await takeOnce();
    expect(told).toEqual([...once, ...once]);
    await checks.stop();
  });
});
