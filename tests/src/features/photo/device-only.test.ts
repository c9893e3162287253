import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { stubEnv } from "../../../for-this-test";

test("a site of files only makes every photo in the browser, whatever was chosen", async () => {
  stubEnv("GATSBY_PHOTO_MODE", "device");
  jest.resetModules();
  const { selectPhoto, choicesChanged } = await import("../../../../src/features/photo/state/photo-slice");
  const { makeStore } = await import("../../../../src/store/store");
  const { chooseEngine } = await import("../../../../src/features/photo/engines/choose-engine");
  const { deviceEngine } = await import("../../../../src/features/photo/engines/device");
  const store = makeStore();
  expect(selectPhoto(store.getState()).choices.isOnDevice).toBe(true);
  store.dispatch(choicesChanged({ isOnDevice: false }));
  expect(await chooseEngine(selectPhoto(store.getState()).choices)).toBe(deviceEngine);
});
