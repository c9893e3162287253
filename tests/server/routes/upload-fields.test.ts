import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { drawJpeg } from "../../fixtures/pictures";
import { waitUntil } from "../../wait-until";
import { login, postForm, query, startApp, type TestApp } from "../start-app";

/** Each field of an upload by its name: what it does, and what it refuses. */
describe("upload field", () => {
  let server: TestApp;
  let token: string;
  let sizePx = 60;
  beforeAll(async () => {
    server = await startApp({ env: { PHOTOS_PER_MINUTE: "1000", DEVICE_PHOTOS_PER_MINUTE: "1000" } });
    token = await login(server.app);
  });
  afterAll(() => server.close());

  /** Other bytes each time, so that nothing is answered from what is stored. */
  const picture = () => drawJpeg(++sizePx, 90);
  const send = (url: string) => async (fields: Record<string, string | number>, file?: Uint8Array) =>
    postForm(server.app, url, token, { fields, file: file ?? (await picture()) });
  const image = send("/v5/image/upload");
  const media = send("/v5/media/upload");

  async function refuses(name: string, values: (string | number)[], sendIt = image): Promise<void> {
    for (const value of values) {
      const answer = await sendIt({ [name]: value });
      const told = [name, value, answer.statusCode, answer.json().msg.startsWith(`body/${name} `)];
      expect(told).toEqual([name, value, 400, true]);
    }
  }
  async function takes(name: string, values: (string | number)[], sendIt = image): Promise<void> {
    for (const value of values) {
      const answer = await sendIt({ [name]: value });
      expect([name, value, answer.json().code]).toEqual([name, value, 0]);
    }
  }

  it.each(["poi", "source", "origin"])("%s is a whole number, or left out", async (name) => {
    await takes(name, [0, 305, ""]);
    await refuses(name, ["here", "1.5"]);
  });

  it("meta is the client's own, up to 4096 characters", async () => {
    await takes("meta", ["{}", "no JSON", "x".repeat(4096)]);
    await refuses("meta", ["x".repeat(4097)]);
  });

  it("originFileNameList is a JSON list of names, and names nothing", async () => {
    await takes("originFileNameList", ["[]", '["a.jpg"]', '["a \\"b\\".jpg", "日本.heic"]']);
    await refuses("originFileNameList", [
      "a.jpg",
      '{"a":1}',
      "[1]",
      '["a.jpg"',
      '["a" "b"]',
      `["${"x".repeat(4096)}"]`,
    ]);
    const { url } = (await image({ originFileNameList: '["secret.jpg"]' })).json().data;
    const { headers } = await server.app.inject(`${url}&download=1`);
    expect(headers["content-disposition"]).toBe('attachment; filename="photo.jpg"');
  });

  it("digest is compared, in any case; the same again is the same file", async () => {
    const bytes = await picture();
    const digest = createHash("sha256").update(bytes).digest("hex");
    const names = [];
    for (const given of [digest, digest.toUpperCase(), "", digest])
      names.push((await image({ digest: given }, bytes)).json().data.fileName);
    expect(new Set(names).size).toBe(1);
    await refuses("digest", ["0123"]);
    expect((await image({ digest: "0".repeat(64) }, bytes)).json()).toMatchObject({
      code: 400,
      msg: "digest does not match the file",
    });
  });

  it("width and height are not believed: the answer has the server's own", async () => {
    const { data } = (await image({ width: 9_999, height: 1 }, await drawJpeg(52, 71))).json();
    expect([data.width, data.height]).toEqual([52, 71]);
    for (const name of ["width", "height"]) await refuses(name, ["wide", -1, "1.5"]);
  });

  it("riskyCheck 1 is judged behind the answer, 0 before it", async () => {
    expect((await image({ riskyCheck: 0 })).json().data.checkStatus).toBe(1);
    const { fileName, checkStatus } = (await image({ riskyCheck: 1 })).json().data;
    expect(checkStatus).toBe(0);
    const url = `/v5/image/check?${query({ fileName })}`;
    await waitUntil(async () => {
      const { data } = (await server.app.inject({ url, headers: { token } })).json();
      expect(data.checkStatus).toBe(1);
    });
    await refuses("riskyCheck", [2, "yes"]);
  });

  it("mediaType is image, or left out", async () => {
    await takes("mediaType", ["image", ""], media);
    await refuses("mediaType", ["video"], media);
  });

  it("temporary 1 lives an hour, 0 thirty days", async () => {
    const hoursOf = async (temporary: number) => {
      const { fileName } = (await media({ temporary })).json().data;
      const file = await server.deps.files.find(fileName);
      return ((file?.expiresAt ?? 0) - (file?.createdAt ?? 0)) / 3_600_000;
    };
    expect([await hoursOf(1), await hoursOf(0)]).toEqual([1, 30 * 24]);
    await refuses("temporary", [2], media);
  });

  it("ignoreRisky 1 is not judged, 0 is", async () => {
    const moderator = { judge: async () => ({ isAbnormal: true, reason: "abnormal" }) };
    const judging = await startApp({ change: () => ({ moderator }) });
    const judgedToken = await login(judging.app);
    const codeOf = async (ignoreRisky: number) => {
      const form = { file: await picture(), fields: { ignoreRisky } };
      return (await postForm(judging.app, "/v5/media/upload", judgedToken, form)).json().code;
    };
    expect([await codeOf(1), await codeOf(0)]).toEqual([0, 1009]);
    await judging.close();
    await refuses("ignoreRisky", [2], media);
  });
});
