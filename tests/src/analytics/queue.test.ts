import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { makeAnalyticsQueue } from "../../../src/analytics/queue";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("events wait for a loader and are then sent in order", () => {
  const queue = makeAnalyticsQueue();
  queue.track("page", { pathname: "/" });
  jest.advanceTimersByTime(5999);
  queue.track("page", { pathname: "/result" });
  const sent: unknown[] = [];
  queue.connect((event) => sent.push(event.values.pathname));
  queue.track("page", { pathname: "/blog" });
  expect(sent).toEqual(["/", "/result", "/blog"]);
});

test("after 6 s without a loader everything is forgotten, and nothing more is kept", () => {
  const queue = makeAnalyticsQueue();
  queue.track("page");
  jest.advanceTimersByTime(6000);
  expect(queue.waitingCount()).toBe(0);
  queue.track("page");
  expect(queue.waitingCount()).toBe(0);
});
