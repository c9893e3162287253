import { expect, jest, test } from "@jest/globals";
import { perform } from "../../../../src/features/photo/load-deeds";
import { selectPhoto } from "../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../src/store/store";

jest.mock("../../../../src/features/photo/actions/index", () => {
  throw new Error("Loading chunk deeds failed");
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
    expect(await store.dispatch(perform(({ makePhoto }) => makePhoto()))).toBeNull();
    expect(selectPhoto(store.getState())).toMatchObject({ status: "failed", failure: { key } });
  }
  expect(warn).toHaveBeenCalledTimes(2);
});
