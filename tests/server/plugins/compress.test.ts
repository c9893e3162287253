import { expect, test } from "@jest/globals";
import { encodingFor } from "../../../server/plugins/compress";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["gzip, deflate, br", "br"],
  ["deflate, zstd", undefined],
  ["x-gzip, brotli", undefined],
  ["gzip;q=1.0, br;q=0.1", "gzip"],
  ["gzip; q=0.5, br; q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip ; q=0", undefined],
  ["gzip;q=0.000, br ; Q=0", undefined],
  ["gzip;q=nonsense", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["gzip, *;q=0", "gzip"],
  ["*;q=0", undefined],
  ["gzip;q=1, identity;q=0.5", "gzip"],
  ["identity, gzip;q=0.5", undefined],
  ["identity", undefined],
])("Accept-Encoding %j is answered with %j", (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test("a header that came in several lines is read as one", () => {
  expect(encodingFor(["gzip;q=0.5", "br"])).toBe("br");
});
