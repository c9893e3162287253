import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openPostgres } from "../../server/adapters/open-postgres";
import { makeOutcomeCodes } from "../../server/outcomes/outcome-codes";
import { sweep } from "../../server/sweeper";
import { drawJpeg } from "../fixtures/pictures";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import {
  hasPostgres,
  type RunningPostgres,
  type RunningS3,
  startPostgres,
  startS3,
} from "../trials/stores/start-stores";
import { waitUntil } from "../wait-until";
import { login, query, startApp, type TestApp, upload } from "./start-app";

/** Two servers on one PostgreSQL and one S3 store, with nothing else in common. */
(hasPostgres ? describe : describe.skip)("replicas", () => {
  let postgres: RunningPostgres;
  let s3: RunningS3;
  let env: Record<string, string>;
  let nowMs: number;
  let replicas: TestApp[];
  let token: string;

  beforeAll(async () => {
    [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), s3.stop()]);
  });

  beforeEach(async () => {
    nowMs = Date.now();
    env = {
      DATABASE_URL: await postgres.newDatabase(),
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: await s3.newBucket(),
      SWEEP_SECONDS: "86400",
    };
    // At the same moment: the tables are made once.
    replicas = await Promise.all([1, 2].map(() => startApp({ env, now: () => nowMs })));
    token = await login(replicas[0]!.app);
  });

  afterEach(async () => {
    for (const { close } of replicas) await close();
  });

  const [first, second] = [() => replicas[0]!, () => replicas[1]!];
  const nameOf = async (server: TestApp, file: Uint8Array, fields = {}): Promise<string> =>
    (await upload(server.app, token, file, fields)).json().data.fileName;
  const stored = () => s3.namesIn(env.S3_BUCKET!);

  it("share sessions, files and signed addresses", async () => {
    const { fileName, url } = (await upload(first().app, token, await drawJpeg())).json().data;
    const own = await second().app.inject({
      url: `/v5/image/file/${fileName}?${query()}`,
      headers: { token },
    });
    expect([own.statusCode, own.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await second().app.inject(url)).rawPayload).toEqual(own.rawPayload);
    const removed = await second().app.inject({
      method: "DELETE",
      url: `/v5/image/${fileName}?${query()}`,
      headers: { token },
    });
    expect(removed.json().code).toBe(0);
    expect((await first().app.inject(url)).statusCode).toBe(404);
    expect(stored()).toEqual([]);
  });

  it("count calls together", async () => {
    const limited = await Promise.all(
      [1, 2].map(() => startApp({ env: { ...env, LOGINS_PER_MINUTE: "3" }, now: () => nowMs })),
    );
    const url = `/site/loginByDeviceId?${query()}`;
    const statuses = [];
    // One has logged in before.
    for (const turn of [0, 1, 0, 1])
      statuses.push((await limited[turn]!.app.inject({ method: "POST", url })).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
    nowMs += 61_000;
    expect((await limited[0]!.app.inject({ method: "POST", url })).statusCode).toBe(200);
    for (const { close } of limited) await close();
  });

  it("store the same bytes once, whoever gets them", async () => {
    const jpeg = await drawJpeg();
    const names = await Promise.all([first(), second(), first(), second()].map((one) => nameOf(one, jpeg)));
    expect(new Set(names).size).toBe(1);
    expect(stored()).toEqual([names[0]]);
  });

  it("make one photo of a request that comes to both", async () => {
    const jpeg = await drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg();
    const fileName = await nameOf(first(), jpeg);
    const ask = async ({ app }: TestApp) =>
      app.inject({
        method: "POST",
        url: `/v5/card/mask?${query()}`,
        headers: { token, "idempotency-key": "order-17" },
        payload: { fileName, urlPath: "de-passport" },
      });
    const answers = await Promise.all([first(), second(), first(), second()].map(ask));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const { data } = answers.find(({ statusCode }) => statusCode === 200)!.json();
    for (const server of [first(), second()]) expect((await ask(server)).json().data).toEqual(data);
    // The upload, and the five files of one card.
    expect(stored()).toHaveLength(6);
  });

  it("take an answer once for a code that either has issued", async () => {
    const photo = new TextEncoder().encode("a photo");
    const code = makeOutcomeCodes(second().deps.signingSecret, () => nowMs).issue("de-passport", photo);
    const tell = async ({ app }: TestApp) => {
      const payload = { code, outcome: "accepted" };
      return (await app.inject({ method: "POST", url: `/v5/photo/outcome?${query()}`, payload })).statusCode;
    };
    const statuses = await Promise.all([first(), second(), first(), second()].map(tell));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await first().deps.outcomes.counts("de-passport")).toEqual([
      { document: "de-passport", outcome: "accepted", reason: null, count: 1 },
    ]);
  });

  it("make each risk check once", async () => {
    const judged: string[] = [];
    const judging = await Promise.all(
      [1, 2].map((id) =>
        startApp({
          env,
          now: () => nowMs,
          change: () => ({
            moderator: {
              async judge() {
                judged.push(`by ${id}`);
                return { isAbnormal: false, reason: "" };
              },
            },
          }),
        }),
      ),
    );
    // The two of `beforeEach` would take jobs too.
    for (const { close } of replicas.splice(0)) await close();
    replicas = judging;
    const pictures = await Promise.all([41, 42, 43, 44, 45, 46].map((edgePx) => drawJpeg(edgePx, edgePx)));
    const names = await Promise.all(
      pictures.map((picture, i) => nameOf(judging[i % 2]!, picture, { riskyCheck: 1 })),
    );
    const statusOf = async (fileName: string) => (await judging[0]!.deps.files.find(fileName))?.checkStatus;
    for (const name of names) await waitUntil(async () => expect(await statusOf(name)).toBe(1));
    expect(judged).toHaveLength(names.length);
  });

  it("sweep side by side, each file once", async () => {
    for (const edgePx of [51, 52, 53, 54, 55]) await nameOf(first(), await drawJpeg(edgePx, edgePx));
    nowMs += 61 * 60_000;
    const swept = await Promise.all([sweep(first().deps), sweep(second().deps)]);
    expect(swept.map(({ removed }) => removed).reduce((sum, count) => sum + count)).toBe(5);
    expect(stored()).toEqual([]);
  });

  it("keep no result of an upload that the other is just removing", async () => {
    const { files } = first().deps;
    for (let turn = 0; turn < 20; turn++) {
      const source = (await files.find(await nameOf(first(), await drawJpeg(60 + turn, 60))))!;
      const made = {
        ...source,
        fileName: `${turn.toString(16).padStart(32, "0")}.jpg`,
        digest: null,
        madeFrom: source.fileName,
      };
      const [isAdded, removed] = await Promise.all([
        files.add(made),
        second().deps.files.remove(source.sessionId, source.fileName),
      ]);
      expect(removed.includes(made.fileName)).toBe(isAdded);
      expect(await files.find(made.fileName)).toBeUndefined();
    }
  });

  it("answer 503 while the database is away, and go on when it is back", async () => {
    const fileName = await nameOf(first(), await drawJpeg());
    postgres.away();
    const refused = await upload(first().app, token, await drawJpeg(77, 77));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 503]);
    await waitUntil(async () => expect((await second().app.inject("/readyz")).statusCode).toBe(503));
    postgres.back();
    await waitUntil(async () => expect((await second().app.inject("/readyz")).statusCode).toBe(200));
    const check = await second().app.inject({
      url: `/v5/image/check?${query({ fileName })}`,
      headers: { token },
    });
    expect(check.json()).toMatchObject({ code: 0, data: { checkStatus: 1 } });
  });

  it("tell numbers as numbers, and NUL in a message is left out", async () => {
    const fileName = await nameOf(first(), await drawJpeg());
    const { rows } = await sql<{
      now: unknown;
      sum: unknown;
    }>`select ${nowMs}::int8 as now, sum(byte_count) as sum from file`.execute(first().deps.database);
    expect(rows[0]).toEqual({ now: nowMs, sum: expect.any(Number) });
    expect((await first().deps.files.find(fileName))?.expiresAt).toBe(nowMs + 3_600_000);
    const sent = await first().app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token },
      payload: { message: "before\0after", email: "visitor@example.org" },
    });
    expect(sent.json().code).toBe(0);
    expect(await first().deps.database.selectFrom("feedback").select("message").execute()).toEqual([
      { message: "beforeafter" },
    ]);
  });

  it("are not ready while the database is read-only, as a standby is", async () => {
    const { database } = first().deps;
    const name = new URL(env.DATABASE_URL!).pathname.slice(1);
    await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(database);
    // Connections that are open keep what they had.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
      and datname = ${name}`.execute(database);
    await waitUntil(() => expect(second().deps.probeDatabase()).rejects.toThrow("the database is read-only"));
    const answer = await second().app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("does not start without its database, and keeps the password to itself", async () => {
    await expect(
      startApp({ env: { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" } }),
    ).rejects.toThrow(/^DATABASE_URL: cannot be used \((?!.*secret)/);
    await expect(openPostgres("postgres://127.0.0.1:1/none")).rejects.toThrow("ECONNREFUSED");
  });
});
