import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeAnalyticsQueue } from "../../../src/analytics/queue";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("events wait for a loader and are then sent in order", () => {
  const queue = makeAnalyticsQueue();
  queue.track("page", { pathname: "/" });
  vi.advanceTimersByTime(5999);
  queue.track("page", { pathname: "/result" });
  const sent: unknown[] = [];
  queue.connect((event) => sent.push(event.values.pathname));
  queue.track("page", { pathname: "/blog" });
  expect(sent).toEqual(["/", "/result", "/blog"]);
});

test("after 6 s without a loader everything is forgotten, and nothing more is kept", () => {
  const queue = makeAnalyticsQueue();
  queue.track("page");
  vi.advanceTimersByTime(6000);
  expect(queue.waitingCount()).toBe(0);
  queue.track("page");
  expect(queue.waitingCount()).toBe(0);
});
