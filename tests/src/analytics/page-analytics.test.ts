import { beforeEach, expect, jest, test } from "@jest/globals";
import { startAnalytics } from "../../../src/analytics/page-analytics";
import { onClientEntry, onRouteUpdate } from "../../../src/navigation/start/browser-start";

beforeEach(() => {
  delete window.analyticsQueue;
});

test("every page that is shown waits for a loader, by its path alone", () => {
  onClientEntry?.({} as never, { plugins: [] });
  const show = (pathname: string, search = "") =>
    onRouteUpdate?.({ location: { pathname, search } } as never, { plugins: [] });
  show("/de/requirements", "?search=what+a+visitor+typed");
  show("/result");
  const sent = jest.fn();
  window.analyticsQueue?.connect(sent);
  expect(sent.mock.calls).toEqual([
    [{ name: "page", values: { pathname: "/de/requirements" } }],
    [{ name: "page", values: { pathname: "/result" } }],
  ]);
});

test("a second start keeps what waits", () => {
  startAnalytics();
  const queue = window.analyticsQueue;
  startAnalytics();
  expect(window.analyticsQueue).toBe(queue);
});
