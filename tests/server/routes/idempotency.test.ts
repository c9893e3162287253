import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { PhotoPoolError } from "../../../photo/node/photo-pool-types";
import { sweep } from "../../../server/sweeper";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { waitUntil } from "../../wait-until";
import { oncePool } from "../engine-pool";
import { login, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

const minuteMs = 60_000;
const portrait = drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg();

describe("a card request with an Idempotency-Key", () => {
  let nowMs: number;
  let server: TestApp;
  let token: string;
  let fileName: string;
  let made: number;
  /** What the next photo waits for. */
  let before: () => Promise<void>;
  beforeEach(async () => {
    nowMs = Date.now();
    made = 0;
    before = async () => {};
    server = await startApp({
      pool: oncePool,
      now: () => nowMs,
      change: ({ pool }) => ({
        pool: {
          ...pool,
          makePhoto: async (request, caller) => {
            await before();
            made += 1;
            return pool.makePhoto(request, caller);
          },
        },
      }),
    });
    token = await login(server.app);
    fileName = (await upload(server.app, token, await portrait)).json().data.fileName;
  });
  afterEach(() => server.close());

  const card = (fields: object = {}, { key = "order-17", lang = "en", session = token } = {}) =>
    server.app.inject({
      method: "POST",
      url: `/v5/card/mask?${query({ lang })}`,
      headers: { token: session, "idempotency-key": key },
      payload: { fileName, urlPath: "de-passport", ...fields },
    });
  const rows = () => server.deps.database.selectFrom("cardAnswer").selectAll().execute();

  it("gets the same answer again, and no second photo", async () => {
    const first = await card();
    const stored = storedFiles(server.dataDir);
    nowMs += 30 * minuteMs;
    const again = await card();
    expect(first.json().code).toBe(0);
    expect(again.json()).toEqual(first.json());
    expect([first, again].map(({ headers }) => headers["idempotent-replayed"])).toEqual([undefined, "true"]);
    expect([made, storedFiles(server.dataDir)]).toEqual([1, stored]);
    expect((await server.app.inject(again.json().data.digital.url)).statusCode).toBe(200);
    expect((await card({}, { key: "order-18" })).json().code).toBe(0);
    expect(made).toBe(2);
  });

  it("is refused for another request of the same session, and free in another session", async () => {
    await card();
    for (const answer of [await card({ paper: "a4" }), await card({}, { lang: "de" })])
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { code: 422, data: null, msg: "headers/idempotency-key was used for another request" },
      ]);
    const session = await login(server.app);
    const own = (await upload(server.app, session, await portrait)).json().data.fileName;
    expect((await card({ fileName: own, paper: "a4" }, { session })).json().code).toBe(0);
    expect(made).toBe(2);
  });

  it("says to come again while the first is running", async () => {
    let finish: (() => void) | undefined;
    before = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const first = card().then((answer) => answer.json());
    await waitUntil(() => expect(finish).toBeDefined());
    const second = await card();
    expect([second.statusCode, second.headers["retry-after"]]).toEqual([409, "5"]);
    finish!();
    const answer = await first;
    expect((await card()).json()).toEqual(answer);
    expect(made).toBe(1);
  });

  it("is taken over seconds after the process of the first has died", async () => {
    await card();
    await server.deps.database
      .updateTable("cardAnswer")
      .set({ answer: null, expiresAt: nowMs + 10_000 })
      .execute();
    expect((await card()).statusCode).toBe(409);
    nowMs += 10_000;
    expect((await card()).json().code).toBe(0);
    expect(made).toBe(2);
  });

  it("stays with a request that runs for longer, however long", async () => {
    let finish: (() => void) | undefined;
    before = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const first = card().then((answer) => answer.json());
    await waitUntil(() => expect(finish).toBeDefined());
    const [begun] = await rows();
    expect(begun!.expiresAt).toBe(nowMs + 10_000);
    nowMs += 9_000;
    await waitUntil(async () => expect((await rows())[0]!.expiresAt).toBe(nowMs + 10_000));
    nowMs += 9_000;
    expect((await card()).statusCode).toBe(409);
    finish!();
    const answer = await first;
    expect((await card()).json()).toEqual(answer);
    expect(made).toBe(1);
  });

  it("can be used again after a failure, also with another request", async () => {
    before = async () => {
      throw new PhotoPoolError("full", "full");
    };
    expect((await card()).statusCode).toBe(503);
    expect((await card({ urlPath: "no-such" })).statusCode).toBe(404);
    before = async () => {};
    expect((await card({ paper: "a4" })).json().code).toBe(0);
  });

  it("is forgotten with the upload, and with the addresses of the files", async () => {
    await card();
    expect(await rows()).toHaveLength(1);
    await server.app.inject({
      method: "DELETE",
      url: `/v5/image/${fileName}?${query()}`,
      headers: { token },
    });
    expect(await rows()).toEqual([]);
    expect((await card()).statusCode).toBe(404);
    expect(await rows()).toEqual([]);

    fileName = (await upload(server.app, token, await portrait)).json().data.fileName;
    await card();
    nowMs += 60 * minuteMs;
    await sweep(server.deps);
    expect(await rows()).toEqual([]);
  });

  it.each(["", "two words", "schlüssel", "x".repeat(256)])("may not be %j", async (key) => {
    const answer = await card({}, { key });
    expect([answer.statusCode, answer.json().msg]).toEqual([
      400,
      expect.stringMatching(/^headers\/idempotency-key must match pattern .* \(chosen by the client, /),
    ]);
  });
});
