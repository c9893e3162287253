import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lackingFeatures, useIsLimitedBrowser } from "../../../src/browser/limited-browser";
import { withMinimumDelay } from "../../../src/browser/minimum-delay";
import { safeStorage } from "../../../src/browser/safe-storage";
import { isMobileWidth, mobileQuery, useIsMobile } from "../../../src/browser/use-is-mobile";
import { wait } from "../../../src/browser/wait";
import { whenIdle } from "../../../src/browser/when-idle";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("minimum display delay", () => {
  test("a quick fetch shows after 200 ms, a slow one when it is there", async () => {
    vi.useFakeTimers();
    const quick = vi.fn();
    void withMinimumDelay(Promise.resolve(1)).then(quick);
    await vi.advanceTimersByTimeAsync(199);
    expect(quick).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(quick).toHaveBeenCalledWith(1);

    const slow = vi.fn();
    void withMinimumDelay(wait(500)).then(slow);
    await vi.advanceTimersByTimeAsync(499);
    expect(slow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
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
  vi.stubGlobal("matchMedia", () => ({
    addEventListener: (_: string, changed: () => void) => listeners.push(changed),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal("innerWidth", 390);
  expect(renderHook(() => useIsMobile()).result.current).toBe(true);
  vi.stubGlobal("innerWidth", 600);
  expect(renderHook(() => useIsMobile()).result.current).toBe(false);
});

test("a browser that lacks what a photo needs is noticed", () => {
  vi.stubGlobal("createImageBitmap", async () => ({}));
  vi.stubGlobal("indexedDB", {});
  expect(lackingFeatures()).toEqual([]);
  expect(renderHook(() => useIsLimitedBrowser()).result.current).toBe(false);
  vi.stubGlobal("createImageBitmap", undefined);
  expect(lackingFeatures()).toEqual(["decode"]);
  expect(renderHook(() => useIsLimitedBrowser()).result.current).toBe(true);
});

describe("idle work", () => {
  test("waits for idleness, 2 s at most", () => {
    const idle = vi.fn();
    vi.stubGlobal("requestIdleCallback", idle);
    const work = () => {};
    whenIdle(work);
    expect(idle).toHaveBeenCalledWith(work, { timeout: 2000 });
  });

  test("comes soon where browsers know no idleness", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", undefined);
    const work = vi.fn();
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalled();
  });
});

test("waiting ends with the signal's reason", async () => {
  const controller = new AbortController();
  const waiting = wait(10_000, controller.signal);
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
});
