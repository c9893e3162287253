import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { PhotoPoolError, type PhotoPoolErrorCode } from "../../../photo/node/photo-pool-types";
import { drawJpeg, drawPicture, drawPng } from "../../fixtures/pictures";
import { login, postForm, query, startApp, storedFiles, type TestApp, upload } from "../start-app";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("upload", () => {
  let server: TestApp;
  let token: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
    jpeg = await drawJpeg();
  });
  afterAll(() => server.close());

  const base64 = (url: string, file: string, fields: Record<string, unknown> = {}) =>
    server.app.inject({
      method: "POST",
      url: `${url}?${query({ lang: "zh" })}`,
      headers: { token },
      payload: { file, ...fields },
    });

  it.each<[PhotoPoolErrorCode, number, string]>([
    ["too-costly", 413, "the image takes too much time or memory"],
    ["crashed", 413, "the image takes too much time or memory"],
    // The process was too slow, not the picture, so another try may succeed.
    ["timeout", 503, "the photo took too long, please try again"],
  ])("answers a %p of the pool with %i", async (code, status, msg) => {
    const failing = await startApp({
      change: ({ pool }) => ({
        pool: { ...pool, sanitise: () => Promise.reject(new PhotoPoolError(code, "")) },
      }),
    });
    const answer = await upload(failing.app, await login(failing.app), jpeg);
    expect([answer.statusCode, answer.json().msg]).toEqual([status, msg]);
    await failing.close();
  });

  it("takes a multipart file with the specification's fields", async () => {
    const answer = await upload(server.app, token, jpeg, {
      meta: "{}",
      riskyCheck: 0,
      originFileNameList: '["holiday.jpg"]',
      digest: sha256(jpeg),
      width: 320,
      height: 400,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 0,
      data: {
        fileName: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
        width: 320,
        height: 400,
        checkStatus: 1,
      },
    });
  });

  it("takes the part under the name `name` too", async () => {
    const answer = await postForm(server.app, "/v5/image/upload", token, {
      file: await drawJpeg(200, 200),
      fileField: "name",
    });
    expect(answer.json()).toMatchObject({ code: 0, data: { width: 200, height: 200 } });
  });

  it.each(["application/json", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "takes a data URL as %s",
    async (type) => {
      const file = `data:image/png;base64,${(await drawPng(150, 150)).toString("base64")}`;
      const url = "/v5/image/upload/base64";
      const formHeaders = { token, "content-type": type };
      const payload = new URLSearchParams({ file }).toString();
      const answer = {
        "application/json": () => base64(url, file),
        "multipart/form-data": () => postForm(server.app, url, token, { fields: { file } }),
        "application/x-www-form-urlencoded": () =>
          server.app.inject({ method: "POST", url: `${url}?${query()}`, headers: formHeaders, payload }),
      };
      const { statusCode, body } = await answer[type as keyof typeof answer]();
      expect([statusCode, JSON.parse(body).code, JSON.parse(body).data?.width]).toEqual([200, 0, 150]);
    },
  );

  it("gives permanent media an id and 30 days, temporary media an hour", async () => {
    const dayMs = 24 * 60 * 60_000;
    const lifetime = async (fileName: string) => {
      const file = await server.deps.files.find(fileName);
      return (file?.expiresAt ?? 0) - (file?.createdAt ?? 0);
    };
    const kept = await postForm(server.app, "/v5/media/upload", token, {
      file: jpeg,
      fields: { mediaType: "image", temporary: 0, ignoreRisky: 1 },
    });
    expect(kept.json().data.mediaId).toMatch(/^m[0-9a-f]{32}$/);
    expect(await lifetime(kept.json().data.fileName)).toBe(30 * dayMs);
    const brief = await base64(
      "/v5/media/upload/base64",
      `data:image/jpeg;base64,${(await drawJpeg(90, 90)).toString("base64")}`,
      {
        temporary: 1,
      },
    );
    expect(await lifetime(brief.json().data.fileName)).toBe(60 * 60_000);
  });

  it("answers the same bytes with the stored file, within a session only", async () => {
    const bytes = await drawJpeg(222, 222);
    const first = (await upload(server.app, token, bytes, { digest: sha256(bytes) })).json().data.fileName;
    const before = storedFiles(server.dataDir).length;
    expect((await upload(server.app, token, bytes)).json().data.fileName).toBe(first);
    expect(storedFiles(server.dataDir)).toHaveLength(before);
    const other = await upload(server.app, await login(server.app), bytes);
    expect(other.json().data.fileName).not.toBe(first);
  });

  it("keeps nothing of the metadata and turns the picture upright", async () => {
    const bytes = await drawPicture(300, 200)
      .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "52/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { fileName, width, height } = (await upload(server.app, token, bytes)).json().data;
    expect([width, height]).toEqual([200, 300]);
    const stored = await server.deps.storage.get(fileName);
    const facts = await sharp(stored).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.xmp).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
  });

  it.each(["webp", "avif", "png", "jpeg"] as const)("takes %s", async (format) => {
    const bytes = await drawPicture(128, 160).toFormat(format).toBuffer();
    expect((await upload(server.app, token, bytes)).json()).toMatchObject({ code: 0, data: { width: 128 } });
  });
});
