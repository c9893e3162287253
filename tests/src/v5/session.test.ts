import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { deviceIdentity, randomText } from "../../../src/v5/device-identity";
import { ensureLogin, postWithSession } from "../../../src/v5/login";
import { allThatIsDue, waitUntil } from "../../wait-until";
import { answerCalls } from "./answer-calls";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("device identity", () => {
  test("a uid of 8 and a deviceId of 32 characters are kept in local storage", () => {
    const { uid, deviceId } = deviceIdentity();
    expect(uid).toMatch(/^[a-z0-9]{8}$/);
    expect(deviceId).toMatch(/^[a-z0-9]{32}$/);
    expect(deviceId.startsWith(uid)).toBe(true);
    expect([localStorage.getItem("uid"), localStorage.getItem("deviceId")]).toEqual([uid, deviceId]);
    expect(deviceIdentity()).toEqual({ uid, deviceId });
  });

  test("one that somebody has broken is made anew", () => {
    localStorage.setItem("deviceId", "short");
    expect(deviceIdentity().deviceId).toHaveLength(32);
  });

  test("random texts use every character about equally often", () => {
    const counts = new Map<string, number>();
    for (const character of randomText(36_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(36);
    expect(Math.min(...counts.values())).toBeGreaterThan(800);
    expect(Math.max(...counts.values())).toBeLessThan(1200);
  });
});

describe("silent login", () => {
  test("logs in once for callers at the same time, and not again in this browser session", async () => {
    const seen = answerCalls(() => ({ data: { token: "abc" } }));
    await Promise.all([ensureLogin(), ensureLogin(), postWithSession("/v5/card/mask", "")]);
    await ensureLogin();
    expect(seen.map((call) => call.path)).toEqual(["/site/loginByDeviceId", "/v5/card/mask"]);
    expect(localStorage.getItem("token")).toBe("abc");
    expect(sessionStorage.getItem("isLogin")).toBe("1");
    expect(seen[1]?.headers.get("token")).toBe("abc");
  });

  test("a login in another tab leaves this one its own session, and with it its photos", async () => {
    const seen = answerCalls(() => ({ data: { token: "abc" } }));
    await ensureLogin();
    localStorage.setItem("token", "of another tab");
    await postWithSession("/v5/card/mask", "");
    expect(seen.at(-1)?.headers.get("token")).toBe("abc");
  });

  test("a failed login is tried again by the next call", async () => {
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    await expect(ensureLogin()).rejects.toThrow();
    answerCalls(() => ({ data: { token: "abc" } }));
    await ensureLogin();
    expect(localStorage.getItem("token")).toBe("abc");
  });
});

describe("code 403", () => {
  test("clears token and login flag and reloads once; the page that goes away gets no answer", async () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    answerCalls(({ path }) => (path.startsWith("/site") ? { data: { token: "abc" } } : { code: 403 }));
    const settled = jest.fn();
    void postWithSession("/v5/card/mask", "").then(settled, settled);
    await waitUntil(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem("token")).toBeNull();
    expect([sessionStorage.getItem("isLogin"), sessionStorage.getItem("token")]).toEqual([null, null]);
    await allThatIsDue();
    expect(settled).not.toHaveBeenCalled();
  });

  test("a second 403 in a row is an error, not another reload; a good answer arms it again", async () => {
    const reload = jest.spyOn(window.location, "reload").mockImplementation(() => {});
    let isGood = false;
    answerCalls(({ path }) =>
      path.startsWith("/site") ? { data: { token: "abc" } } : isGood ? { data: 1 } : { code: 403 },
    );
    void postWithSession("/v5/card/mask", "");
    await waitUntil(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(postWithSession("/v5/card/mask", "")).rejects.toMatchObject({ code: 403 });
    expect(reload).toHaveBeenCalledTimes(1);

    isGood = true;
    await postWithSession("/v5/card/mask", "");
    isGood = false;
    void postWithSession("/v5/card/mask", "");
    await waitUntil(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});
