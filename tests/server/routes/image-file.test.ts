import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweep } from "../../../server/sweeper";
import { drawJpeg } from "../../fixtures/pictures";
import { login, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

const minuteMs = 60_000;

describe("image/file", () => {
  let server: TestApp;
  let token: string;
  let file: { fileName: string; url: string };
  let nowMs = Date.now();
  beforeAll(async () => {
    server = await startApp({ now: () => nowMs });
    token = await login(server.app);
    file = (await upload(server.app, token, await drawJpeg())).json().data;
  });
  afterAll(() => server.close());

  const get = (fileName: string, sessionToken?: string) =>
    server.app.inject({
      url: `/v5/image/file/${fileName}?${query()}`,
      headers: sessionToken ? { token: sessionToken } : {},
    });

  it("gives the bytes for the token, never to be cached or guessed at", async () => {
    const answer = await get(file.fileName, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": 'inline; filename="photo.jpg"',
    });
  });

  it("gives them for a signed address without a token, as an attachment where asked", async () => {
    expect((await server.app.inject({ url: file.url })).statusCode).toBe(200);
    const download = await server.app.inject({ url: `${file.url}&download=1` });
    expect(download.headers["content-disposition"]).toBe('attachment; filename="photo.jpg"');
  });

  it("wants a token or a signature", async () => {
    expect((await get(file.fileName)).json()).toMatchObject({ code: 403, data: null });
  });

  it("refuses a signature that is not its own or has been stretched", async () => {
    const address = new URL(file.url, "http://localhost");
    const signature = address.searchParams.get("signature") ?? "";
    const turned = signature.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    const later = Number(address.searchParams.get("expires")) + 1;
    for (const [name, value] of [
      ["signature", turned],
      ["expires", String(later)],
    ] as const) {
      const forged = new URL(address);
      forged.searchParams.set(name, value);
      expect((await server.app.inject({ url: forged.pathname + forged.search })).json().code).toBe(403);
    }
    const other = (await upload(server.app, token, await drawJpeg(99, 99))).json().data;
    const swapped = file.url.replace(file.fileName, other.fileName);
    expect((await server.app.inject({ url: swapped })).json().code).toBe(403);
  });

  it("hides it from another session: as unknown as a name that never was", async () => {
    const stranger = await login(server.app);
    const hidden = await get(file.fileName, stranger);
    const unknown = await get(`${"0".repeat(32)}.jpg`, stranger);
    expect(hidden.statusCode).toBe(404);
    expect(hidden.json()).toEqual(unknown.json());
    const removal = await server.app.inject({
      method: "DELETE",
      url: `/v5/image/${file.fileName}?${query()}`,
      headers: { token: stranger },
    });
    expect(removal.statusCode).toBe(404);
    expect((await get(file.fileName, token)).statusCode).toBe(200);
  });

  it("removes it at once when asked, bytes and record", async () => {
    const own = (await upload(server.app, token, await drawJpeg(98, 98))).json().data;
    const before = storedFiles(server.dataDir).length;
    const remove = () =>
      server.app.inject({
        method: "DELETE",
        url: `/v5/image/${own.fileName}?${query()}`,
        headers: { token },
      });
    expect((await remove()).json()).toEqual({ code: 0, data: null, msg: "ok" });
    expect(storedFiles(server.dataDir)).toHaveLength(before - 1);
    expect((await server.app.inject({ url: own.url })).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
  });

  it("lets it go after 60 minutes: unknown at once, off the disk with the next sweep", async () => {
    nowMs += 59 * minuteMs;
    expect((await get(file.fileName, token)).statusCode).toBe(200);
    nowMs += 2 * minuteMs;
    expect((await get(file.fileName, token)).statusCode).toBe(404);
    expect((await server.app.inject({ url: file.url })).json().code).toBe(403);
    await sweep(server.deps);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });
});
