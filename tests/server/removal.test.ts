import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { startSweeper, sweep } from "../../server/sweeper";
import { drawJpeg } from "../fixtures/pictures";
import { drawPortrait } from "../fixtures/portraits/draw-portrait";
import { waitUntil } from "../wait-until";
import { login, query, startApp, storedFiles, type TestApp, upload } from "./start-app";

const minuteMs = 60_000;
const portrait = () => drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg();

describe("how files end", () => {
  let nowMs: number;
  let server: TestApp;
  let token: string;
  beforeEach(async () => {
    nowMs = Date.now();
    server = await startApp({ now: () => nowMs });
    token = await login(server.app);
  });
  afterEach(() => server.close());

  const nameOf = async (file: Uint8Array, fields = {}): Promise<string> =>
    (await upload(server.app, token, file, fields)).json().data.fileName;
  const card = (fileName: string, size: object = { urlPath: "de-passport" }) =>
    server.app.inject({
      method: "POST",
      url: `/v5/card/mask?${query()}`,
      headers: { token },
      payload: { fileName, ...size },
    });
  const remove = (fileName: string) =>
    server.app.inject({ method: "DELETE", url: `/v5/image/${fileName}?${query()}`, headers: { token } });
  const rows = () => server.deps.database.selectFrom("file").selectAll().execute();
  const doomed = () => server.deps.database.selectFrom("doomedFile").selectAll().execute();

  const segment = (fileName: string) =>
    server.app.inject({
      method: "POST",
      url: `/v5/image/segment/url?${query()}`,
      headers: { token },
      payload: { fileName, segmentType: 3 },
    });

  it("removes all descendants of a file", async () => {
    const fileName = await nameOf(await portrait());
    const first = (await card(fileName)).json().data.digital.fileName;
    const cutOut = (await segment(fileName)).json().data.fileName;
    const keep = { width: 30, height: 40, background: "keep" };
    const made = [
      ["card of the cut-out", await card(cutOut, keep)],
      ["card of the card", await card(first, keep)],
      ["cut-out of the card", await segment(first)],
    ] as const;
    expect(made.map(([name, answer]) => [name, answer.json().code])).toEqual(made.map(([name]) => [name, 0]));
    // Only the branch below the removed file is removed.
    const before = (await rows()).length;
    expect((await remove(cutOut)).json().code).toBe(0);
    expect((await rows()).length).toBe(before - 1 - 5);
    expect((await remove(fileName)).json().code).toBe(0);
    expect(await rows()).toEqual([]);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("lets no result outlive its upload", async () => {
    const fileName = await nameOf(await portrait());
    nowMs += 59 * minuteMs;
    expect((await card(fileName)).json().code).toBe(0);
    nowMs += minuteMs + 1;
    await sweep(server.deps);
    expect(await rows()).toEqual([]);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("removes every byte within an hour, although sweeps are a minute apart", async () => {
    await nameOf(await drawJpeg());
    const sweepOnce = () =>
      startSweeper(
        server.deps,
        { everyMs: minuteMs, ttlMs: 60 * minuteMs, sweeps: { inc: () => {} } },
        server.app.log,
      )();
    nowMs += 58 * minuteMs;
    await sweepOnce();
    expect(storedFiles(server.dataDir)).toHaveLength(1);
    nowMs += minuteMs;
    await sweepOnce();
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("removes the results of an upload that has expired", async () => {
    const fileName = await nameOf(await portrait());
    await card(fileName);
    nowMs += 61 * minuteMs;
    expect((await remove(fileName)).json().code).toBe(0);
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect((await remove(fileName)).statusCode).toBe(404);
  });

  it("keeps nothing of a card whose upload is removed while it is made", async () => {
    const fileName = await nameOf(await portrait());
    const making = card(fileName);
    await waitUntil(() => expect(server.deps.pool.stats().running).toBe(1));
    expect((await remove(fileName)).json().code).toBe(0);
    expect((await making).statusCode).toBe(404);
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await doomed()).toEqual([]);
  });

  it("gives a re-upload just before the end a whole life", async () => {
    const jpeg = await drawJpeg();
    const fileName = await nameOf(jpeg);
    nowMs += 59 * minuteMs;
    expect(await nameOf(jpeg)).toBe(fileName);
    nowMs += 30 * minuteMs;
    await sweep(server.deps);
    expect(
      (await server.app.inject({ url: `/v5/image/check?${query({ fileName })}`, headers: { token } })).json()
        .code,
    ).toBe(0);
  });

  it("stores the same bytes once when they come twice at the same time", async () => {
    const jpeg = await drawJpeg();
    const names = await Promise.all([1, 2, 3, 4].map(() => nameOf(jpeg)));
    expect(new Set(names).size).toBe(1);
    expect(storedFiles(server.dataDir)).toHaveLength(1);
    expect(await doomed()).toEqual([]);
  });

  it("stores bytes whose twin came and was removed meanwhile", async () => {
    let hasTwin = false;
    const twin = "f".repeat(32);
    const raced = await startApp({
      change: ({ files }) => ({
        files: {
          ...files,
          async add(file) {
            if (hasTwin) return files.add(file);
            hasTwin = true;
            await files.add({ ...file, fileName: `${twin}.jpg` });
            const isAdded = await files.add(file);
            await files.remove(file.sessionId, `${twin}.jpg`);
            return isAdded;
          },
        },
      }),
    });
    const answer = await upload(raced.app, await login(raced.app), await drawJpeg());
    expect(answer.json()).toMatchObject({ code: 0, data: { fileName: expect.not.stringContaining(twin) } });
    await raced.close();
  });

  it("goes on after a file that cannot be removed, and comes back to it", async () => {
    const [stuck] = [await nameOf(await drawJpeg(51, 51)), await nameOf(await drawJpeg(52, 52))];
    nowMs += 61 * minuteMs;
    const { storage } = server.deps;
    const failing = {
      ...storage,
      remove: async (name: string) => {
        if (name === stuck) throw new Error("EACCES");
        await storage.remove(name);
      },
    };
    expect(await sweep({ ...server.deps, storage: failing })).toEqual({
      removed: 1,
      failed: 1,
      cause: expect.any(Error),
    });
    expect(storedFiles(server.dataDir)).toHaveLength(1);
    expect(await rows()).toEqual([]);
    nowMs += 6 * minuteMs;
    expect(await sweep(server.deps)).toEqual({ removed: 1, failed: 0 });
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("deletes bytes and does its other steps although one fails, and says so at the end", async () => {
    await nameOf(await drawJpeg());
    nowMs += 61 * minuteMs;
    const away = new Error("the database is busy");
    const failing = {
      removeOld: async () => {
        throw away;
      },
    };
    let truncated = 0;
    const truncateLog = async () => void truncated++;
    const { feedbacks, pairings } = server.deps;
    const deps = { ...server.deps, truncateLog, feedbacks: { ...feedbacks, ...failing } };
    await expect(sweep(deps)).rejects.toBe(away);
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect(truncated).toBe(1);
    await expect(sweep({ ...deps, pairings: { ...pairings, ...failing } })).rejects.toMatchObject({
      errors: [away, away],
    });
  });

  it("finds the bytes of an upload that broke off before its record", async () => {
    const { files } = server.deps;
    const add = files.add;
    files.add = async () => {
      throw new Error("the process was killed here");
    };
    expect((await upload(server.app, token, await drawJpeg())).statusCode).toBe(500);
    files.add = add;
    expect(storedFiles(server.dataDir)).toHaveLength(1);
    nowMs += 11 * minuteMs;
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect(await doomed()).toEqual([]);
  });

  it("finishes a removal that broke off after the records went", async () => {
    const fileName = await nameOf(await drawJpeg());
    const { storage } = server.deps;
    const removeBytes = storage.remove;
    storage.remove = async () => {
      throw new Error("the process was killed here");
    };
    await remove(fileName);
    storage.remove = removeBytes;
    expect(await rows()).toEqual([]);
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("bounds what one session stores", async () => {
    await server.deps.database.updateTable("file").set({ byteCount: 0 }).execute();
    const fileName = await nameOf(await drawJpeg());
    await server.deps.database
      .updateTable("file")
      .set({ byteCount: 600e6 })
      .where("fileName", "=", fileName)
      .execute();
    const answer = await upload(server.app, token, await drawJpeg(99, 99));
    expect([answer.statusCode, answer.json().code]).toEqual([429, 429]);
    const other = await login(server.app);
    expect((await upload(server.app, other, await drawJpeg(99, 99))).json().code).toBe(0);
  });
});
