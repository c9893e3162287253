import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { missingFeatures, useIsLimitedBrowser } from "../../../src/browser/limited-browser";
import { withMinimumDelay } from "../../../src/browser/minimum-delay";
import { safeStorage } from "../../../src/browser/safe-storage";
import { isMobileWidth, mobileQuery, useIsMobile } from "../../../src/browser/use-is-mobile";
import { wait } from "../../../src/browser/wait";
import { whenIdle } from "../../../src/browser/when-idle";
import { afterThisTest, stubGlobal } from "../../for-this-test";

afterEach(() => {
  jest.useRealTimers();
});

describe("minimum display delay", () => {
  test("a quick fetch shows after 200 ms, a slow one when it is there", async () => {
    jest.useFakeTimers();
    const quick = jest.fn();
    void withMinimumDelay(Promise.resolve(1)).then(quick);
    await jest.advanceTimersByTimeAsync(199);
    expect(quick).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(quick).toHaveBeenCalledWith(1);

    const slow = jest.fn();
    void withMinimumDelay(wait(500)).then(slow);
    await jest.advanceTimersByTimeAsync(499);
    expect(slow).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(slow).toHaveBeenCalled();
  });

  test("a failure fails", async () => {
    await expect(withMinimumDelay(Promise.reject(new Error("away")), 1)).rejects.toThrow("away");
  });
});

test("storage that throws becomes a memory of the page", () => {
  const storage = safeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storage.get("a")).toBeNull();
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeNull();
});

test("mobile is a width under 600 px", () => {
  expect([599.9, 600].map(isMobileWidth)).toEqual([true, false]);
  expect(mobileQuery).toBe("(max-width: 599.98px)");
  const listeners: (() => void)[] = [];
  stubGlobal("matchMedia", () => ({
    addEventListener: (_: string, changed: () => void) => listeners.push(changed),
    removeEventListener: jest.fn(),
  }));
  stubGlobal("innerWidth", 390);
  expect(renderHook(() => useIsMobile()).result.current).toBe(true);
  stubGlobal("innerWidth", 600);
  expect(renderHook(() => useIsMobile()).result.current).toBe(false);
});

test("a browser that lacks what a photo needs is noticed", () => {
  stubGlobal("createImageBitmap", async () => ({}));
  expect(missingFeatures()).toEqual([]);
  expect(renderHook(() => useIsLimitedBrowser()).result.current).toBe(false);
  stubGlobal("createImageBitmap", undefined);
  expect(missingFeatures()).toEqual(["decode"]);
  expect(renderHook(() => useIsLimitedBrowser()).result.current).toBe(true);
});

test("a browser that forbids even asking for its storage is none that another would do better than", () => {
  stubGlobal("createImageBitmap", async () => ({}));
  const before = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  afterThisTest(() => {
    if (before) Object.defineProperty(globalThis, "indexedDB", before);
    else Reflect.deleteProperty(globalThis, "indexedDB");
  });
  expect(missingFeatures()).toEqual([]);
});

describe("idle work", () => {
  test("waits for idleness, 2 s at most", () => {
    const idle = jest.fn();
    stubGlobal("requestIdleCallback", idle);
    const work = () => {};
    whenIdle(work);
    expect(idle).toHaveBeenCalledWith(work, { timeout: 2000 });
  });

  test("comes soon where browsers know no idleness", async () => {
    jest.useFakeTimers();
    stubGlobal("requestIdleCallback", undefined);
    const work = jest.fn();
    whenIdle(work);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalled();
  });
});

test("waiting ends with the signal's reason", async () => {
  const controller = new AbortController();
  const waiting = wait(10_000, controller.signal);
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
});
