import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { requestTimeoutMs } from "../../../src/constants";
import { type Announcement, announce, listenToAnnouncements } from "../../../src/v5/announce";
import { get, post, v5, v5Url } from "../../../src/v5/client";
import { isAbort, V5Error, V5Rejection } from "../../../src/v5/errors";
import { answerCalls, loggedIn } from "./answer-calls";

const announced: Announcement[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  announced.length = 0;
  listenToAnnouncements((announcement) => announced.push(announcement));
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

  test("something else than an envelope is an interface exception", async () => {
    answerCalls(() => ({ body: "<html>" }));
    await expect(get("/x")).rejects.toMatchObject({ failureKey: "interfaceException" });
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
    expect(announced[1]).toEqual({ code: null, failureKey: "unknown", text: "image load failure" });
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

test("addresses of the API are resolved against its base, absolute ones stay", () => {
  expect(v5Url("/v5/image/file/a.jpg")).toBe("/v5/image/file/a.jpg");
  expect(v5Url("https://api.example.org/a")).toBe("https://api.example.org/a");
});

async function seenOf(call: () => Promise<unknown>) {
  const seen = answerCalls(() => ({}));
  await call();
  return seen;
}
