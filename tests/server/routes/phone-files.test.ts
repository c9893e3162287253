import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { scriptInMetadata } from "../../fixtures/bad-images";
import { oddJpegs } from "../../fixtures/odd-jpegs";
import { jpegTrailers, otherTrailers } from "../../fixtures/phone-files";
import { drawJpeg, drawPicture } from "../../fixtures/pictures";
import { login, postForm, query, startApp, type TestApp, upload } from "../start-app";

describe("an upload with a trailer", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const files: [string, () => Promise<Uint8Array>][] = [
    ...Object.entries(jpegTrailers).map(
      ([name, add]) => [name, async () => add(await drawJpeg())] as [string, () => Promise<Uint8Array>],
    ),
    ...Object.entries(otherTrailers).map(
      ([name, { format, add }]) =>
        [name, async () => add(await drawPicture().flatten().toFormat(format).toBuffer())] as [
          string,
          () => Promise<Uint8Array>,
        ],
    ),
    ...Object.entries(oddJpegs).map(
      ([name, change]) => [name, async () => change(await drawJpeg())] as [string, () => Promise<Uint8Array>],
    ),
    ["a script in the comment", scriptInMetadata],
  ];

  it.each(files)("is accepted, and only its picture is stored: %s", async (_, make) => {
    const { code, data } = (await upload(server.app, token, await make())).json();
    expect([code, data]).toMatchObject([0, { checkStatus: 1 }]);
    const stored = Buffer.from((await server.deps.storage.get(data.fileName)) ?? []);
    expect(stored.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    for (const word of ["clip", "SEFT", "vivo", "PK\x03\x04", "<script", "CANON", "trailer", "proxy"])
      expect(stored.includes(word, 0, "latin1")).toBe(false);
  });

  it("is accepted as a data URL and as permanent media too", async () => {
    const file = Buffer.from(await jpegTrailers["Pixel, Ultra HDR with motion"]!(await drawJpeg(70, 90)));
    const dataUrl = { file: `data:image/jpeg;base64,${file.toString("base64")}`, ignoreRisky: 0 };
    const send = (url: string) =>
      server.app.inject({ method: "POST", url: `${url}?${query()}`, headers: { token }, payload: dataUrl });
    const media = { file, fields: { ignoreRisky: 0 } };
    for (const answer of [
      await send("/v5/image/upload/base64"),
      await send("/v5/media/upload/base64"),
      await postForm(server.app, "/v5/media/upload", token, media),
    ])
      expect(answer.json()).toMatchObject({ code: 0, data: { checkStatus: 1 } });
  });
});
