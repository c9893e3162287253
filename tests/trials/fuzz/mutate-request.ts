import type { Random } from "../seeded-random";

/** A request as its bytes, so that what no library would send can be sent. */
export interface RawRequest {
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

export function requestBytes({ method, path, headers, body }: RawRequest): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

const texts = [
  "",
  "\0",
  "../../etc/passwd",
  "%00",
  "%zz",
  "{}",
  "[]",
  "null",
  "-1",
  "1e400",
  "' or 1=1 --",
  "\u{1f600}",
];
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW", "get"];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="a";boundary=b',
  "text/plain",
  "application/json; charset=utf-7",
];

type Change = (request: RawRequest, random: Random) => RawRequest;

const setHeader = (request: RawRequest, name: string, value: string): RawRequest => ({
  ...request,
  headers: [...request.headers.filter(([known]) => known.toLowerCase() !== name), [name, value]],
});

/** Each makes another request of one; the length is put right afterwards, unless the change is about the length. */
const changes: Record<string, Change> = {
  method: (request, random) => ({ ...request, method: random.pick(methods) }),
  path: (request, random) => {
    const at = random.below(request.path.length);
    return {
      ...request,
      path:
        `${request.path.slice(0, at)}${encodeURIComponent(random.pick(texts))}${request.path.slice(at + random.below(9))}` ||
        "/",
    };
  },
  "raw path": (request, random) => ({
    ...request,
    path: `${request.path}${random.pick(["%", "%%", "//", "\\", "#", "?a=%ff", "\u00e9"])}`,
  }),
  "query twice": (request) => ({ ...request, path: `${request.path}&lang=en&lang=de&platform=46` }),
  type: (request, random) => setHeader(request, "content-type", random.pick(types)),
  token: (request, random) =>
    setHeader(request, "token", random.pick(["", "x", "0".repeat(64), "0".repeat(9_000)])),
  "long header": (request, random) => setHeader(request, "x-long", "x".repeat(random.below(20_000))),
  "many headers": (request, random) => ({
    ...request,
    headers: [
      ...request.headers,
      ...Array.from({ length: random.below(1_500) }, (_, i): [string, string] => [`x-${i}`, "1"]),
    ],
  }),
  "forwarded for": (request, random) =>
    setHeader(
      request,
      "x-forwarded-for",
      random.pick(["1.2.3.4", "::1", "<script>", "a,b,c", ",".repeat(99)]),
    ),
  "flipped body": (request, random) => {
    const body = Buffer.from(request.body);
    for (let left = 1 + random.below(20); left > 0 && body.length > 0; left--)
      body[random.below(body.length)] = random.below(256);
    return { ...request, body };
  },
  "cut body": (request, random) => ({
    ...request,
    body: request.body.subarray(0, random.below(request.body.length + 1)),
  }),
  "deep JSON": (request, random) => {
    const depth = 1 + random.below(20_000);
    return setHeader(
      { ...request, body: Buffer.from(`${"[".repeat(depth)}${"]".repeat(depth)}`) },
      "content-type",
      "application/json",
    );
  },
  "strange JSON": (request, random) =>
    setHeader(
      {
        ...request,
        body: Buffer.from(
          random.pick([
            '{"fileName":{"a":1}}',
            '{"__proto__":{}}',
            '{"constructor":1}',
            "1",
            '"x"',
            '{"message":1e999}',
            '{"a":"\\ud800"}',
          ]),
        ),
      },
      "content-type",
      "application/json",
    ),
  "wrong length": (request, random) =>
    setHeader(request, "content-length", random.pick(["-1", "0", "1", "x", "99999", "18446744073709551616"])),
  chunked: (request, random) => ({
    ...request,
    headers: [
      ...request.headers.filter(([name]) => name !== "content-length"),
      ["transfer-encoding", "chunked"],
    ],
    body: Buffer.from(
      random.pick([
        "0\r\n\r\n",
        "5\r\nhello\r\n0\r\n\r\n",
        "ffffffffff\r\n",
        "x\r\n",
        "5;ext=1\r\nhello",
        "-1\r\n\r\n",
      ]),
    ),
  }),
  "line break in a header": (request, random) =>
    setHeader(request, "x-break", random.pick(["a\rb", "a\nb", "a\r\n b", "a\0b"])),
};

const ownLength = new Set(["wrong length", "chunked"]);

export function mutateRequest(valid: RawRequest, random: Random): { request: RawRequest; names: string[] } {
  const names: string[] = [];
  let request = valid;
  do {
    const name = random.pick(Object.keys(changes));
    request = changes[name]!(request, random);
    names.push(name);
  } while (names.length < 3 && random.chance(0.3));
  const isLengthMeant = names.some((name) => ownLength.has(name));
  return {
    request: isLengthMeant ? request : setHeader(request, "content-length", String(request.body.length)),
    names,
  };
}
