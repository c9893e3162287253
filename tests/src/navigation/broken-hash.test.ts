import { beforeEach, expect, test } from "@jest/globals";
import { dropBrokenHash } from "../../../src/navigation/broken-hash";

beforeEach(() => history.replaceState({ key: "before" }, "", "/"));

test.each([
  ["/guide?q=a#50%", "/guide?q=a"],
  ["/guide#%E0%A4%A", "/guide"],
  ["/guide#gr%C3%B6%C3%9Fe", "/guide#gr%C3%B6%C3%9Fe"],
  ["/guide", "/guide"],
])("%s is opened at %s", (typed, expected) => {
  history.replaceState({ key: "before" }, "", typed);
  new Function(dropBrokenHash)();
  expect(location.pathname + location.search + location.hash).toBe(expected);
  expect(history.state).toEqual({ key: "before" });
});

test("nor is one that is typed later", () => {
  new Function(dropBrokenHash)();
  history.replaceState({ key: "before" }, "", "/guide#50%");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("");
});
