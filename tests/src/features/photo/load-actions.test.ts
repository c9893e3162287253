import { expect, jest, test } from "@jest/globals";
import { withActions } from "../../../../src/features/photo/load-actions";
import { makeStore } from "../../../../src/store/store";
import { photoOf } from "./photo-fixtures";

jest.mock("../../../../src/features/photo/actions", () => {
  throw new Error("Loading chunk photo-actions failed");
});

test("what works on a photo may not come: that is told as what stopped a run, and nothing throws", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const store = makeStore();
  const onLine = jest.spyOn(navigator, "onLine", "get");
  for (const [isOnLine, key] of [
    [false, "offline"],
    [true, "unknown"],
  ] as const) {
    onLine.mockReturnValue(isOnLine);
    expect(await store.dispatch(withActions(({ makePhoto }) => makePhoto()))).toBeNull();
    expect(photoOf(store)).toMatchObject({ status: "failed", failure: { key } });
  }
  expect(warn).toHaveBeenCalledTimes(2);
});
