import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { requestTimeoutMs } from "../../../src/constants";
import { type Announcement, announce, listenToAnnouncements } from "../../../src/v5/announce";
import { get, post, v5 } from "../../../src/v5/client";
import { isAbort, V5Error, V5Rejection } from "../../../src/v5/errors";
import { afterThisTest, stubEnv } from "../../for-this-test";
import { answerCalls, loggedIn } from "./answer-calls";

const announced: Announcement[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  announced.length = 0;
  afterThisTest(listenToAnnouncements((announcement) => announced.push(announcement)));
});

test("every call carries lang, deviceId, platform, timestamp and the token, and waits 180 s", async () => {
  loggedIn();
  const [call] = await seenOf(() => get("/v5/passport/lang"));
  expect(call?.params).toMatchObject({ lang: "en", platform: 46 });
  expect(call?.params.deviceId).toMatch(/^[a-z0-9]{32}$/);
  expect(Math.abs(call?.params.timestamp - Date.now())).toBeLessThan(5000);
  expect(call?.headers.get("token")).toBe("t".repeat(64));
  expect(call?.timeout).toBe(requestTimeoutMs);
  expect(v5.defaults.timeout).toBe(180_000);
});

test("a call may speak another language and add fields, but not another device", async () => {
  const query = { urlPath: "de-passport", deviceId: "x".repeat(32), platform: 1 };
  const [call] = await seenOf(() => get("/x", { lang: "jp", query }));
  expect(call?.params).toMatchObject({ lang: "jp", urlPath: "de-passport", platform: 46 });
  expect(call?.params.deviceId).toBe(localStorage.getItem("deviceId"));
});

describe("envelope", () => {
  test("code 0 resolves with data", async () => {
    answerCalls(() => ({ data: { token: "x" } }));
    await expect(get("/x")).resolves.toEqual({ token: "x" });
  });

  test("code 1000 rejects with data, and no toast shows", async () => {
    answerCalls(() => ({ code: 1000, data: { checks: [1] } }));
    const error = await get("/x").catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(V5Rejection);
    expect((error as V5Rejection).data).toEqual({ checks: [1] });
    expect(announced).toEqual([]);
  });

  test("any other code rejects and is announced", async () => {
    answerCalls(() => ({ code: 1009, msg: "second payload" }));
    const error = await post("/x").catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 1009, failureKey: "prohibitedContent" });
    expect(announced).toEqual([{ code: 1009, failureKey: "prohibitedContent", text: "second payload" }]);
  });

  test("a quiet call rejects without a toast", async () => {
    answerCalls(() => ({ code: 7 }));
    await expect(get("/x", { isQuiet: true })).rejects.toBeInstanceOf(V5Error);
    expect(announced).toEqual([]);
  });

  test.each([
    ["nothing", null],
    ["a page", "<html>"],
    ["a list", [0]],
    ["an object of another kind", { data: 1 }],
    ["a code that is no number", { code: "0", data: 1 }],
  ])(
    "%s in its place is an interface exception, and with an error status what that says",
    async (_what, body) => {
      answerCalls(() => ({ body }));
      await expect(get("/x")).rejects.toMatchObject({ failureKey: "interfaceException", code: null });
      answerCalls(() => ({ status: 503, body }));
      await expect(get("/x")).rejects.toMatchObject({ failureKey: "serverBusy", code: null });
      expect(announced).toEqual([]);
    },
  );

  test("code 1000 stays a rejection under an error status", async () => {
    answerCalls(() => ({ status: 422, code: 1000, data: { checks: [1] }, headers: { "retry-after": "5" } }));
    const error = await get("/x").catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(V5Rejection);
    expect(error).toMatchObject({ data: { checks: [1] } });
    expect(announced).toEqual([]);
  });

  test("code 0 under an error status is a failure all the same", async () => {
    answerCalls(() => ({ status: 500, data: 1 }));
    await expect(get("/x")).rejects.toMatchObject({ name: "V5Error", status: 500, code: null });
  });
});

describe("HTTP failures", () => {
  test.each([
    [404, "imageLinkMissing"],
    [413, "fileTooLarge"],
    [415, "formatNotSupported"],
    [429, "tooManyRequests"],
    [503, "serverBusy"],
    [504, "networkTimeout"],
    [500, "unknown"],
  ])("%i is told as %s, with or without an envelope", async (status, failureKey) => {
    answerCalls(() => ({ status, code: status }));
    await expect(get("/x")).rejects.toMatchObject({ status, code: status, failureKey });
    answerCalls(() => ({ status, body: "<html>" }));
    await expect(get("/x")).rejects.toMatchObject({ status, code: null, failureKey });
  });

  test("a failure with a code is a toast, one without is not: the page tells it", async () => {
    answerCalls(() => ({ status: 503, code: 503 }));
    await get("/x").catch(() => {});
    expect(announced).toMatchObject([{ code: 503, failureKey: "serverBusy" }]);
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    await get("/x").catch(() => {});
    answerCalls(() => ({ status: 502, body: "<html>" }));
    await get("/x").catch(() => {});
    expect(announced).toHaveLength(1);
    announce("image load failure");
    expect(announced[1]).toEqual({ code: null, failureKey: "imageLoadFailed", text: "image load failure" });
    announce("words of nobody");
    expect(announced[2]).toEqual({ code: null, failureKey: "unknown", text: "words of nobody" });
  });

  test.each([
    ["image load failure", "imageLoadFailed"],
    ["file is empty", "fileEmpty"],
    ["interface exception", "interfaceException"],
    ["image link does not exist", "imageLinkMissing"],
    ["rotation failed", "rotationFailed"],
    ["words of the server", "unknown"],
  ])("the message '%s' with a code is shown as %s, in the language of the page", async (msg, failureKey) => {
    answerCalls(() => ({ code: 77, msg }));
    await get("/x").catch(() => {});
    expect(announced).toEqual([{ code: 77, failureKey, text: msg }]);
  });

  test("Retry-After is kept in ms", async () => {
    answerCalls(() => ({ status: 503, code: 503, headers: { "retry-after": "5" } }));
    await expect(get("/x")).rejects.toMatchObject({ retryAfterMs: 5000 });
  });

  test("a timeout, a lost connection and being offline are told apart", async () => {
    answerCalls(() => ({ networkError: "ECONNABORTED" }));
    await expect(get("/x")).rejects.toMatchObject({ failureKey: "networkTimeout" });
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    await expect(get("/x")).rejects.toMatchObject({ failureKey: "connectionTimedOut" });
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await expect(get("/x")).rejects.toMatchObject({ failureKey: "offline" });
  });

  test("an aborted call is neither an error of the API nor a toast", async () => {
    const controller = new AbortController();
    answerCalls(async () => {
      controller.abort();
      controller.signal.throwIfAborted();
      return {};
    });
    const error = await get("/x", { signal: controller.signal }).catch((cause: unknown) => cause);
    expect(isAbort(error)).toBe(true);
    expect(announced).toEqual([]);
  });
});

describe("addresses", () => {
  const path = "/v5/image/file/a.jpg";

  test.each([
    [undefined, path, path],
    ["", path, path],
    ["https://api.example.org", path, `https://api.example.org${path}`],
    ["https://api.example.org/", path, `https://api.example.org${path}`],
    ["https://example.org/api//", path, `https://example.org/api${path}`],
    ["https://api.example.org", "https://files.example.org/a", "https://files.example.org/a"],
    ["https://api.example.org", "http://localhost:1/a", "http://localhost:1/a"],
    [
      "https://api.example.org",
      "/proxy?of=https://a.example",
      "https://api.example.org/proxy?of=https://a.example",
    ],
  ])("of an API at %p: %s stands for %s", async (base, given, absolute) => {
    stubEnv("GATSBY_V5_BASE", base);
    jest.resetModules();
    const { v5Url } = await import("../../../src/v5/base");
    const { v5 } = await import("../../../src/v5/client");
    expect(v5Url(given)).toBe(absolute);
    expect(v5.getUri({ url: path })).toBe(v5Url(path));
  });
});

async function seenOf(call: () => Promise<unknown>) {
  const seen = answerCalls(() => ({}));
  await call();
  return seen;
}
