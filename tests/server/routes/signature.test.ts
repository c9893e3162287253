import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { drawJpeg } from "../../fixtures/pictures";
import { drawSignaturePhoto } from "../../fixtures/signatures";
import { login, postForm, startApp, storedFiles, type TestApp } from "../start-app";

const small = { widthPx: 900, heightPx: 675 };

describe("POST /v5/card/signature", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const send = (file: Uint8Array | undefined, urlPath = "in-ibps") =>
    postForm(server.app, "/v5/card/signature", token, { fields: { urlPath }, ...(file && { file }) });

  it("answers with both files as they measure, and stores nothing", async () => {
    const { code, data } = (await send(await drawSignaturePhoto({ ...small, ink: "#d3222a" }))).json();
    expect(code).toBe(0);
    for (const [kind, format] of [
      ["onWhite", "jpeg"],
      ["transparent", "png"],
    ] as const) {
      const bytes = Buffer.from(data[kind].file.split(",")[1], "base64");
      expect(data[kind]).toMatchObject({ widthPx: 140, heightPx: 60, bytes: bytes.length, format });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 140, height: 60, format });
    }
    expect(data.onWhite.bytes).toBeGreaterThanOrEqual(10_240);
    expect(data.onWhite.bytes).toBeLessThanOrEqual(20_000);
    expect(storedFiles(server.dataDir)).toEqual([]);
  });

  it("says why a picture gives no signature", async () => {
    const empty = (await send(await drawSignaturePhoto({ ...small, ink: null }))).json();
    expect([empty.code, empty.data]).toEqual([1000, { accepted: false, reason: "no-signature" }]);
    const page = (await send(await drawSignaturePhoto({ ...small, textLines: 18 }))).json();
    expect([page.code, page.data]).toEqual([1000, { accepted: false, reason: "not-alone" }]);
  });

  it("refuses what is no picture, no document, and a document without a signature", async () => {
    const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).statusCode;
    const jpeg = await drawJpeg();
    expect(await statusOf(undefined)).toBe(400);
    expect(await statusOf(new TextEncoder().encode("no picture"))).toBe(415);
    expect(await statusOf(jpeg, "no-such-document")).toBe(404);
    expect(await statusOf(jpeg, "us-visa")).toBe(400);
    expect(await statusOf(jpeg, "../etc")).toBe(400);
    const stranger = await postForm(server.app, "/v5/card/signature", "no-token", {
      fields: { urlPath: "in-ibps" },
      file: jpeg,
    });
    expect(stranger.json().code).toBe(403);
  });
});
