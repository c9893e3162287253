import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { drawJpeg } from "../fixtures/pictures";
import { costOf } from "../timing";
import { login, query, startApp, type TestApp } from "./start-app";

const base64Routes = ["/v5/image/upload/base64", "/v5/media/upload/base64"];
const boundary = "boundary-of-the-form";
const part = (name: string, value: string | Buffer, more = "") =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);

describe("bodies built to be costly", () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startApp();
    token = await login(server.app);
  });
  afterAll(() => server.close());

  const send = (url: string, type: string, payload: Buffer | string) =>
    server.app.inject({
      method: "POST",
      url: `${url}?${query()}`,
      headers: { token, "content-type": type },
      payload,
    });
  const sendForm = (url: string, payload: Buffer) =>
    send(url, `multipart/form-data; boundary=${boundary}`, payload);

  async function within<T>(mostCost: number, work: () => Promise<T>) {
    const { result, cost } = await costOf(work);
    expect(cost).toBeLessThan(mostCost);
    return result;
  }

  it.each(base64Routes)("%s holds one photo of text, not 40", async (url) => {
    const long = part("meta", Buffer.alloc(20e6, "A"));
    const before = process.memoryUsage().rss;
    const answer = await sendForm(url, form(...Array<Buffer>(8).fill(long)));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 413]);
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
  });

  it("takes one field as long as a photo, and no other", async () => {
    const url = base64Routes[0]!;
    const dataUrl = `data:image/jpeg;base64,${(await drawJpeg(1500, 1500)).toString("base64")}`;
    expect(dataUrl.length).toBeGreaterThan(20_000);
    const good = await sendForm(url, form(part("poi", "305"), part("file", dataUrl)));
    expect(good.json()).toMatchObject({ code: 0, data: { width: 1500 } });
    const bad = await sendForm(url, form(part("file", dataUrl), part("origin", "0".repeat(100_000))));
    expect(bad.json()).toMatchObject({ code: 400, msg: "body/origin is too long" });
  });

  it.each([
    ["urlencoded keys", "application/x-www-form-urlencoded", Buffer.alloc(26e6, "a=&b=&c=&")],
    [
      "JSON keys",
      "application/json",
      Buffer.from(`{${Array.from({ length: 1_500_000 }, (_, i) => `"${i}":0`)}}`),
    ],
    ["JSON arrays", "application/json", Buffer.from(`{"file":${"[".repeat(1e7)}${"]".repeat(1e7)}}`)],
  ])("refuses 20 MB of %s at once", async (_name, type, body) => {
    const answer = await within(30, () => send(base64Routes[0]!, type, body));
    expect(answer.json()).toMatchObject({ code: 413, data: { checkStatus: -2 } });
  });

  it.each([
    ["keys", JSON.stringify(Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [i, 0])))],
    ["arrays", `{"file":${"[".repeat(25_000)}${"]".repeat(25_000)}}`],
  ])("refuses a body of many %s", async (_name, body) => {
    const answer = await send(base64Routes[0]!, "application/json", body);
    expect(answer.json()).toMatchObject({ code: 400, msg: "the body has too many parts" });
  });

  it("accepts a body without a file up to 64 KiB, and the longest message in a form body", async () => {
    const long = (byteCount: number) => JSON.stringify({ fileName: "a", meta: "a".repeat(byteCount) });
    const card = await send("/v5/card/mask", "application/json", long(70_000));
    expect([card.statusCode, card.json().code]).toEqual([413, 413]);
    const inForm = await sendForm(
      "/v5/card/mask",
      form(part("meta", "a".repeat(30_000)), part("b", "a".repeat(40_000))),
    );
    expect([inForm.statusCode, inForm.json().code]).toEqual([413, 413]);
    const message = new URLSearchParams({ message: "\u8b70".repeat(10_000), email: "a@example.org" });
    const told = await send("/v5/passport/feedback", "application/x-www-form-urlencoded", message.toString());
    expect(told.json().code).toBe(0);
  });

  it.each([
    [
      "fields",
      "the form has too many parts",
      () => form(...Array.from({ length: 60 }, (_, i) => part(`f${i}`, "1"))),
    ],
    [
      "files",
      "the form has more than one file: one goes in body/file",
      () => form(...Array<Buffer>(3).fill(part("file", "bytes", '; filename="a.jpg"'))),
    ],
  ])("refuses a form of too many %s", async (_name, msg, make) => {
    expect((await sendForm("/v5/image/upload", make())).json()).toMatchObject({ code: 400, msg });
  });

  it.each([
    [
      "breaks off",
      Buffer.concat([part("poi", "305"), part("file", "bytes", '; filename="a.jpg"').subarray(0, -9)]),
    ],
    ["ends without its boundary", part("poi", "305")],
    ["has another boundary", form(part("poi", "305")).subarray(5)],
    ["is no form", Buffer.from("hello")],
    ["has a field without a name", form(part("", "1"))],
    ["has a field that is no name", form(part("__proto__", "1"))],
  ])("answers 400 to a form that %s", async (_name, body) => {
    for (const url of ["/v5/image/upload", "/v5/image/upload/base64", "/v5/card/mask"]) {
      const answer = await sendForm(url, body);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 400]);
    }
  });

  it("answers 400 to a form without a boundary in its type", async () => {
    const answer = await send("/v5/image/upload", "multipart/form-data", form(part("poi", "305")));
    expect(answer.json()).toMatchObject({ code: 400, msg: "the form's content type has no boundary" });
  });
});
