import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { pairingMinutes } from "../../../contract/limits";
import { pairingCodePattern } from "../../../contract/patterns";
import { codeAlphabet, makePairingCode } from "../../../server/ids";
import { sweep } from "../../../server/sweeper";
import { drawJpeg } from "../../fixtures/pictures";
import { login, postForm, query, startApp, storedFiles, type TestApp } from "../start-app";

const stepMs = pairingMinutes * 60_000;

function callsTo(server: TestApp) {
  const post = (path: string, token: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/v5/pairing${path}?${query()}`, headers: { token }, payload });
  return {
    open: (token: string, urlPath?: string) => post("", token, { ...(urlPath && { urlPath }) }),
    openFor: (token: string, files: object[]) => post("", token, { files }),
    join: (token: string, code: string) => post("/join", token, { code }),
    end: (token: string, code: string, received = 0) => post("/end", token, { code, received }),
    ask: (token: string, code: string) =>
      server.app.inject({ url: `/v5/pairing?${query({ code })}`, headers: { token } }),
    send: (token: string, code: string, file?: Uint8Array, fields = {}) =>
      postForm(server.app, "/v5/pairing/photo", token, { fields: { code, ...fields }, file }),
  };
}

describe("a photo from a phone", () => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 27, 12);
  let desktop: string;
  let phone: string;
  let photo: Uint8Array;
  let calls: ReturnType<typeof callsTo>;
  beforeAll(async () => {
    server = await startApp({
      env: { PAIRINGS_PER_MINUTE: "10000", SESSION_QUOTA_MB: "100" },
      now: () => nowMs,
    });
    calls = callsTo(server);
    [desktop, phone] = [await login(server.app), await login(server.app)];
    photo = await drawJpeg(600, 800);
  });
  afterEach(async () => {
    await server.deps.database.deleteFrom("pairing").execute();
    nowMs += 2 * stepMs;
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });
  afterAll(() => server.close());

  const opened = async (): Promise<string> => (await calls.open(desktop)).json().data.code;
  const joined = async (): Promise<string> => {
    const code = await opened();
    await calls.join(phone, code);
    return code;
  };
  const sent = async (): Promise<string> => {
    const code = await joined();
    expect((await calls.send(phone, code, photo)).statusCode).toBe(200);
    return code;
  };
  const stateFor = async (token: string, code: string) => (await calls.ask(token, code)).json().data.state;

  it("comes to the desktop, which alone sees it, and is deleted when it has come", async () => {
    const { code, ...begun } = (await calls.open(desktop, "de-passport")).json().data;
    expect(code).toMatch(new RegExp(pairingCodePattern));
    expect(begun).toEqual({
      state: "waiting",
      direction: "to-desktop",
      urlPath: "de-passport",
      secondsLeft: 600,
      photo: null,
      files: null,
    });
    expect((await calls.join(phone, code)).json().data).toMatchObject({
      state: "joined",
      urlPath: "de-passport",
    });
    expect(await stateFor(desktop, code)).toBe("joined");
    expect((await calls.send(phone, code, photo)).json().data).toMatchObject({ state: "sent", photo: null });
    expect((await calls.ask(phone, code)).json().data.photo).toBeNull();

    const shown = (await calls.ask(desktop, code)).json().data.photo;
    expect(shown).toMatchObject({ width: 600, height: 800, checkStatus: 1 });
    const bytes = await server.app.inject(shown.url);
    expect(bytes.headers["content-type"]).toBe("image/jpeg");
    expect(bytes.rawPayload.length).toBeGreaterThan(1000);
    expect(storedFiles(server.dataDir)).toHaveLength(1);

    expect((await calls.end(desktop, code, 1)).json().code).toBe(0);
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect((await server.app.inject(shown.url)).statusCode).toBe(404);
    expect([await stateFor(phone, code), await stateFor(desktop, code)]).toEqual(["received", "received"]);
  });

  it("leaves an upload of the same file by the desktop alone", async () => {
    const own = await postForm(server.app, "/v5/image/upload", desktop, { file: photo });
    await calls.end(desktop, await sent(), 1);
    expect((await server.app.inject(own.json().data.url)).statusCode).toBe(200);
    nowMs += 60 * 60_000;
  });

  it("is taken from one phone: the second is refused, the first may load its page again", async () => {
    const code = await joined();
    const second = await login(server.app);
    expect((await calls.join(second, code)).statusCode).toBe(409);
    expect((await calls.join(phone, code)).json().data.state).toBe("joined");
    expect((await calls.send(second, code, photo)).statusCode).toBe(404);
    expect((await calls.ask(second, code)).statusCode).toBe(404);
    expect((await calls.end(second, code)).statusCode).toBe(404);
  });

  it("is taken from one phone when ten join at the same time", async () => {
    const code = await opened();
    const phones = await Promise.all(Array.from({ length: 10 }, () => login(server.app)));
    const answers = await Promise.all(phones.map((token) => calls.join(token, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it("is one photo for each code, also when it comes twice at the same time", async () => {
    const code = await joined();
    const twice = await Promise.all([calls.send(phone, code, photo), calls.send(phone, code, photo)]);
    expect(
      twice.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409),
    ).toEqual([]);
    expect((await calls.send(phone, code, await drawJpeg(700, 800))).statusCode).toBe(409);
    expect(storedFiles(server.dataDir)).toHaveLength(1);
    await calls.end(desktop, code, 1);
    expect((await calls.send(phone, code, photo)).statusCode).toBe(409);
  });

  it("of two different ones at the same time the second leaves nothing behind", async () => {
    const code = await joined();
    const other = await drawJpeg(700, 800);
    await Promise.all([calls.send(phone, code, photo), calls.send(phone, code, other)]);
    expect(storedFiles(server.dataDir)).toHaveLength(1);
  });

  it.each(["", "short", "7K3M9Q2X", "7k3m9q2xx", "ilou0000", "../../..", "%00%00%00%00"])(
    "is not asked for with %j, which is no code",
    async (code) => {
      expect((await calls.join(phone, code)).statusCode).toBe(400);
    },
  );

  it("does not come with a code that was never issued, or before anybody has joined", async () => {
    const never = "00000000";
    expect((await calls.join(phone, never)).statusCode).toBe(404);
    expect((await calls.ask(phone, never)).statusCode).toBe(404);
    const code = await opened();
    expect((await calls.send(phone, code, photo)).statusCode).toBe(404);
    expect((await calls.send(desktop, code, photo)).statusCode).toBe(404);
  });

  it("has ten minutes for each step, and is swept when nobody fetches it", async () => {
    const late = await opened();
    nowMs += stepMs;
    expect((await calls.join(phone, late)).statusCode).toBe(410);
    expect((await calls.ask(desktop, late)).statusCode).toBe(410);

    const slow = await opened();
    nowMs += stepMs - 1000;
    expect((await calls.ask(desktop, slow)).json().data.secondsLeft).toBe(1);
    expect((await calls.join(phone, slow)).json().data.secondsLeft).toBe(600);
    nowMs += stepMs;
    expect((await calls.send(phone, slow, photo)).statusCode).toBe(410);

    const unfetched = await sent();
    nowMs += stepMs;
    expect((await calls.ask(desktop, unfetched)).statusCode).toBe(410);
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
    nowMs += 2 * stepMs;
    await sweep(server.deps);
    expect(await server.deps.database.selectFrom("pairing").selectAll().execute()).toEqual([]);
  });

  it("is not taken any more when the desktop has closed", async () => {
    const unused = await opened();
    await calls.end(desktop, unused);
    expect((await calls.join(phone, unused)).statusCode).toBe(410);
    const code = await joined();
    await calls.end(desktop, code);
    expect(await stateFor(phone, code)).toBe("closed");
    expect((await calls.send(phone, code, photo)).statusCode).toBe(410);
    const unfetched = await sent();
    await calls.end(desktop, unfetched);
    expect([await stateFor(phone, unfetched), storedFiles(server.dataDir)]).toEqual(["closed", []]);
    // What the phone was told stays true.
    await calls.end(desktop, unfetched, 1);
    expect(await stateFor(phone, unfetched)).toBe("closed");
  });

  it("is refused like any upload when it is no photo, is another one than announced, or is too large", async () => {
    const code = await joined();
    expect((await calls.send(phone, code)).statusCode).toBe(400);
    expect((await calls.send(phone, code, Buffer.from("no picture"))).statusCode).toBe(415);
    expect((await calls.send(phone, code, photo, { digest: "0".repeat(64) })).statusCode).toBe(400);
    expect((await calls.send(phone, code, Buffer.concat([photo, Buffer.alloc(21_000_000)]))).statusCode).toBe(
      413,
    );
    expect(storedFiles(server.dataDir)).toEqual([]);
    expect((await calls.send(phone, code, photo)).statusCode).toBe(200);
  });

  it("asks for a session on either side", async () => {
    const code = await opened();
    for (const answer of [
      await calls.open("x"),
      await calls.join("x", code),
      await calls.send("x", code, photo),
    ])
      expect(answer.json().code).toBe(403);
  });
});

describe("finished files for a phone", () => {
  let server: TestApp;
  let nowMs = Date.UTC(2026, 10, 27, 12);
  let desktop: string;
  let phone: string;
  let calls: ReturnType<typeof callsTo>;
  let files: { fileName: string; name: string }[];
  beforeAll(async () => {
    server = await startApp({ env: { PAIRINGS_PER_MINUTE: "10000" }, now: () => nowMs });
    calls = callsTo(server);
    [desktop, phone] = [await login(server.app), await login(server.app)];
  });
  beforeEach(async () => {
    files = [await finished(desktop, 600), await finished(desktop, 601)];
  });
  afterEach(async () => {
    nowMs += 60 * 60_000;
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });
  afterAll(() => server.close());

  /** A stored file of a kind that only the photo calls make. */
  async function finished(token: string, widthPx: number) {
    const answer = await postForm(server.app, "/v5/image/upload", token, { file: await drawJpeg(widthPx) });
    const { fileName } = answer.json().data;
    await server.deps.database
      .updateTable("file")
      .set({ kind: "result", digest: null })
      .where("fileName", "=", fileName)
      .execute();
    return { fileName, name: `de-passport-${widthPx}px.jpg` };
  }
  const opened = async (): Promise<string> => (await calls.openFor(desktop, files)).json().data.code;

  it("are fetched by the phone that joins, which ends the pairing for both", async () => {
    const begun = (await calls.openFor(desktop, files)).json().data;
    expect(begun).toMatchObject({ state: "waiting", direction: "to-phone", secondsLeft: 600, files: null });
    expect(begun.code).toMatch(/^.{12}$/);
    const joined = (await calls.join(phone, begun.code)).json().data;
    expect(joined).toMatchObject({ state: "joined", direction: "to-phone" });
    expect(joined.files.map(({ name }: { name: string }) => name)).toEqual(files.map(({ name }) => name));
    for (const { url } of joined.files) {
      const { statusCode, headers } = await server.app.inject(url);
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    }
    expect((await calls.ask(desktop, begun.code)).json().data).toMatchObject({
      state: "joined",
      files: null,
    });

    expect((await calls.end(phone, begun.code, 1)).json().code).toBe(0);
    for (const token of [desktop, phone])
      expect((await calls.ask(token, begun.code)).json().data).toMatchObject({
        state: "received",
        files: null,
      });
    // They stay the desktop's.
    expect(storedFiles(server.dataDir)).toHaveLength(2);
  });

  it("have addresses that work no longer than the pairing", async () => {
    const code = await opened();
    const [file] = (await calls.join(phone, code)).json().data.files;
    nowMs += stepMs - 1;
    expect((await server.app.inject(file.url)).statusCode).toBe(200);
    nowMs += 1;
    expect((await server.app.inject(file.url)).json().code).toBe(403);
    expect((await calls.ask(phone, code)).statusCode).toBe(410);
  });

  it("are for one phone, which may load its page again until it has them", async () => {
    const code = await opened();
    await calls.join(phone, code);
    const second = await login(server.app);
    expect((await calls.join(second, code)).statusCode).toBe(409);
    expect((await calls.ask(second, code)).statusCode).toBe(404);
    expect((await calls.end(second, code, 1)).statusCode).toBe(404);
    expect((await calls.join(phone, code)).json().data.files).toHaveLength(2);
    await calls.end(phone, code, 1);
    expect((await calls.join(phone, code)).json().data).toMatchObject({ state: "received", files: null });
    expect((await calls.join(second, code)).statusCode).toBe(409);
  });

  it("are not had with a code that is expired, unknown or closed by the desktop", async () => {
    const late = await opened();
    nowMs += stepMs;
    expect((await calls.join(phone, late)).statusCode).toBe(410);
    expect((await calls.join(phone, "000000000000")).statusCode).toBe(404);
    expect((await calls.join(phone, "0000000000")).statusCode).toBe(400);
    const closed = await opened();
    await calls.end(desktop, closed);
    expect((await calls.join(phone, closed)).statusCode).toBe(410);
    const left = await opened();
    await calls.join(phone, left);
    // Only the phone can say that it has them.
    await calls.end(desktop, left, 1);
    expect((await calls.ask(phone, left)).json().data).toMatchObject({ state: "closed", files: null });
  });

  it("are gone with the photo that the desktop deletes", async () => {
    const code = await opened();
    await server.app.inject({
      method: "DELETE",
      url: `/v5/image/${files[0]!.fileName}?${query()}`,
      headers: { token: desktop },
    });
    expect((await calls.join(phone, code)).statusCode).toBe(410);
  });

  it("are finished files of the desktop's own session", async () => {
    const upload = await postForm(server.app, "/v5/image/upload", desktop, { file: await drawJpeg(700) });
    const own = { fileName: upload.json().data.fileName, name: "me.jpg" };
    const statuses = [];
    for (const wanted of [
      [await finished(phone, 602)],
      [{ fileName: `${"0".repeat(32)}.jpg`, name: "me.jpg" }],
      [own],
      [],
      [...files, ...files],
      [{ ...files[0], name: "../me.jpg" }],
      [{ ...files[0], name: "me.exe" }],
    ])
      statuses.push((await calls.openFor(desktop, wanted)).statusCode);
    expect(statuses).toEqual([404, 404, 400, 400, 400, 400, 400]);
  });

  it("bring no photo the other way", async () => {
    const code = await opened();
    await calls.join(phone, code);
    expect((await calls.send(phone, code, await drawJpeg(600))).statusCode).toBe(409);
  });
});

it("guesses of codes are stopped by their limit", async () => {
  const server = await startApp();
  const { open, join } = callsTo(server);
  const token = await login(server.app);
  const statuses = new Map<number, number>();
  for (let i = 0; i < 100; i++) {
    const { statusCode } = await join(token, makePairingCode("to-desktop"));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [404, 20],
    [429, 80],
  ]);
  // Codes that are issued count apart.
  expect((await open(token)).statusCode).toBe(200);
  await server.close();
});

it("codes use every letter and are never twice the same in ten thousand", () => {
  const codes = Array.from({ length: 10_000 }, () => makePairingCode("to-desktop"));
  expect(makePairingCode("to-phone")).toMatch(/^.{12}$/);
  expect(new Set(codes).size).toBe(10_000);
  expect([...new Set(codes.join(""))].sort().join("")).toBe(codeAlphabet);
});
