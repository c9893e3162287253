import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Value } from "typebox/value";
import { PhotoSchema } from "../../../contract/card/card";
import { PhotoPoolError } from "../../../photo/node/photo-pool-types";
import { nobody } from "../../fixtures/bad-images";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { oncePool } from "../engine-pool";
import { login, postForm, query, startApp, storedFiles, type TestApp } from "../start-app";

const portrait = drawPortrait({ widthPx: 1500, heightPx: 2000, headHeightPx: 840 }).jpeg();

describe("POST /v5/photo/make", () => {
  let server: TestApp;
  let token: string;
  let made = 0;
  let isBusy = false;
  beforeAll(async () => {
    server = await startApp({
      pool: oncePool,
      change: ({ pool }) => ({
        pool: {
          ...pool,
          makePhoto: async (request, caller) => {
            if (isBusy) throw new PhotoPoolError("full", "full");
            made += 1;
            return pool.makePhoto(request, caller);
          },
        },
      }),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    token = await login(server.app);
    made = 0;
    isBusy = false;
  });

  const make = (fields: Record<string, string>, file: Uint8Array, key?: string) =>
    postForm(server.app, "/v5/photo/make", token, {
      fields,
      file,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const remove = (fileName: string) =>
    server.app.inject({
      method: "DELETE",
      url: `/v5/image/${fileName}?${query()}`,
      headers: { token },
    });

  it("answers as the two calls do, with JSON in fields, and removes all by one name", async () => {
    const fields = { urlPath: "de-passport", paper: "a4", answers: '{"glasses":"no"}' };
    const { code, data } = (await make(fields, await portrait)).json();
    expect([code, data.accepted, data.printout.paper]).toEqual([0, true, "a4"]);
    expect(Value.Errors(PhotoSchema, data)).toEqual([]);
    expect((await server.app.inject(data.digital.url)).headers["content-type"]).toBe("image/jpeg");
    expect((await server.app.inject(data.printout.pdfUrl)).headers["content-type"]).toBe("application/pdf");
    await remove(data.fileName);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("says whether the authority takes a photo made at home, also of a refused one", async () => {
    const documentOf = async (fields: Record<string, string>, file?: Uint8Array) => {
      const { code, data } = (await make(fields, file ?? (await portrait))).json();
      if (code === 0) await remove(data.fileName);
      return data.document;
    };
    const german = {
      documentId: "de-passport",
      // In the language of the call.
      country: "德国",
      name: "护照",
      confidence: "official",
      takenBy: "studio",
      takesHomePhoto: false,
      handedInAs: [],
    };
    expect(await documentOf({ urlPath: "de-passport" })).toEqual(german);
    expect(await documentOf({ urlPath: "de-passport" }, await nobody())).toEqual(german);
    expect(await documentOf({ urlPath: "us-visa" })).toMatchObject({
      takesHomePhoto: true,
      handedInAs: ["file", "print"],
    });
    expect(await documentOf({ width: "35", height: "45" })).toBeNull();
  });

  it("keeps two photos of the same picture apart", async () => {
    const first = (await make({ urlPath: "de-passport" }, await portrait)).json().data;
    const second = (await make({ urlPath: "us-passport" }, await portrait)).json().data;
    await remove(first.fileName);
    expect((await server.app.inject(first.digital.url)).statusCode).toBe(404);
    expect((await server.app.inject(second.digital.url)).statusCode).toBe(200);
    await remove(second.fileName);
  });

  it("leaves nothing of a request that fails", async () => {
    const rejected = (await make({ urlPath: "de-passport" }, await nobody())).json();
    expect([rejected.code, rejected.data.accepted]).toEqual([1000, false]);
    expect((await make({ urlPath: "no-such" }, await portrait)).statusCode).toBe(404);
    expect((await make({ urlPath: "de-passport" }, new TextEncoder().encode("no picture"))).statusCode).toBe(
      415,
    );
    isBusy = true;
    expect((await make({ urlPath: "de-passport" }, await portrait, "busy")).statusCode).toBe(503);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("answers a repeated request with an Idempotency-Key once, and stores its picture once", async () => {
    const first = (await make({ urlPath: "de-passport" }, await portrait, "order-1")).json();
    const stored = storedFiles(server.dataDir);
    const again = await make({ urlPath: "de-passport" }, await portrait, "order-1");
    expect([again.json(), made, storedFiles(server.dataDir)]).toEqual([first, 1, stored]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect((await make({ urlPath: "us-passport" }, await portrait, "order-1")).statusCode).toBe(422);
    expect((await make({ urlPath: "de-passport" }, await nobody(), "order-1")).statusCode).toBe(422);
    expect(storedFiles(server.dataDir)).toEqual(stored);
    await remove(first.data.fileName);
  });

  it.each([
    [{ urlPath: "de-passport", papr: "a4" }, 'body/papr is not a field of this call. Did you mean "paper"?'],
    [{ urlPath: "de-passport", mode: "check" }, /^body\/mode is not a field of this call/],
    [{ urlPath: "de-passport", answers: "{" }, "body/answers must be JSON"],
    [{}, "body must have urlPath, or width and height"],
  ])("refuses %j", async (fields, message) => {
    const answer = await make(fields as Record<string, string>, await portrait);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg).toMatch(message);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("needs a picture and a session", async () => {
    expect((await postForm(server.app, "/v5/photo/make", token, { fields: {} })).statusCode).toBe(400);
    token = "no-token";
    expect((await make({ urlPath: "de-passport" }, await portrait)).json().code).toBe(403);
  });
});
