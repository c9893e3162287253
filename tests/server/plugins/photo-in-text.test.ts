import { describe, expect, it } from "@jest/globals";
import type { FastifyRequest } from "fastify";
import { photoOf, splitterOf } from "../../../server/plugins/photo-in-text";
import { maxUploadBytes } from "../../../server/uploads/limits";

/** Sends a body in pieces of this many bytes; what the request has afterwards. */
function arrive(type: string, body: string, pieceBytes: number, hasLength = true) {
  const bytes = Buffer.from(body);
  const length = hasLength ? { "content-length": String(bytes.length) } : {};
  const request = {
    headers: { "content-type": type, ...length },
    photoText: null,
  } as unknown as FastifyRequest;
  const split = splitterOf(request)!;
  const kept: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) kept.push(split(bytes.subarray(at, at + pieceBytes)));
  return {
    fields: Buffer.concat(kept).toString(),
    photo: () => Buffer.from(photoOf(request)).toString("hex"),
  };
}

// Its base64 has "+", "/" and "=".
const photo = "fbefbeffffff01";
const base64 = Buffer.from(photo, "hex").toString("base64");
const dataUrl = `data:image/jpeg;base64,${base64}`;
const json = "application/json";
const form = "application/x-www-form-urlencoded";

describe("a photo as text", () => {
  it.each<[string, string, string, string]>([
    [
      "JSON",
      json,
      JSON.stringify({ poi: 305, file: dataUrl, meta: "é" }),
      '{"poi":305,"file":"","meta":"é"}',
    ],
    ["JSON with spaces", json, `{ "file" : "${dataUrl}" }`, '{ "file" : "" }'],
    ["JSON of PHP", json, `{"file":"${dataUrl.replaceAll("/", "\\/")}"}`, '{"file":""}'],
    [
      "JSON of .NET",
      json,
      `{"file":"${dataUrl.replaceAll("+", "\\u002B").replaceAll("/", "\\u002f").replaceAll("=", "\\u003D")}"}`,
      '{"file":""}',
    ],
    [
      "JSON with line breaks",
      json,
      `{"file":"${dataUrl.replace(base64, base64.replace(/(....)/g, "$1\\r\\n"))}"}`,
      '{"file":""}',
    ],
    [
      "JSON with a key inside a text",
      json,
      `{"meta":"{\\"file\\":\\"","file":"${dataUrl}"}`,
      '{"meta":"{\\"file\\":\\"","file":""}',
    ],
    [
      "JSON with a deeper file",
      json,
      `{"a":{"file":"b"},"file":"${dataUrl}"}`,
      '{"a":{"file":"b"},"file":""}',
    ],
    ["a form", form, `poi=305&file=${encodeURIComponent(dataUrl)}&source=2`, "poi=305&file=&source=2"],
    ["a form with bare letters", form, `file=${dataUrl}`, "file="],
  ])("is taken out of %s, wherever the pieces end", (_name, type, body, fields) => {
    for (const pieceBytes of [1, 2, 3, 7, 10_000]) {
      const arrived = arrive(type, body, pieceBytes);
      expect([pieceBytes, arrived.fields, arrived.photo()]).toEqual([pieceBytes, fields, photo]);
    }
  });

  it.each([
    ["no data URL", `{"file":"${base64}"}`],
    ["a data URL that is not base64", '{"file":"data:,hello"}'],
    ["an endless head", `{"file":"data:${"a".repeat(5_000)};base64,${base64}"}`],
    ["no file", "{}"],
    ["a number", '{"file":1}'],
  ])("is refused for %s", (_name, body) => {
    expect(arrive(json, body, 100).photo).toThrow("body/file must be a base64 data URL");
  });

  it("ends at the quote after an escaped backslash, and not at an escaped quote", () => {
    expect(arrive(json, '{"file":"\\\\","meta":"1"}', 1).fields).toBe('{"file":"","meta":"1"}');
    expect(arrive(json, '{"file":"\\"","meta":"1"}', 1).fields).toBe('{"file":"","meta":"1"}');
  });

  it("is refused if it is there twice, or if other fields are as long as a photo", () => {
    expect(() => arrive(json, `{"file":"${dataUrl}","file":"${dataUrl}"}`, 50)).toThrow("twice");
    expect(() => arrive(json, `{"meta":"${"a".repeat(600_000)}"}`, 64_000)).toThrow("beside the photo");
  });

  it("is read without a length, up to one byte more than allowed", () => {
    const letters = (byteCount: number) => Buffer.alloc(byteCount, 7).toString("base64");
    const body = (byteCount: number) => `{"file":"data:;base64,${letters(byteCount)}"}`;
    expect(arrive(json, body(300_000), 64_000, false).photo()).toHaveLength(600_000);
    expect(arrive(json, body(maxUploadBytes + 9), 64_000).photo()).toHaveLength(2 * (maxUploadBytes + 1));
  });
});
