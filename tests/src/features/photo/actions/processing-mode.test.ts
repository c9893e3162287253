import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { makePhoto } from "../../../../../src/features/photo/actions/make";
import { setProcessingMode } from "../../../../../src/features/photo/processing-mode";
import { stubGlobal } from "../../../../for-this-test";
import { allThatIsDue, waitUntil } from "../../../../wait-until";
import { answerDeviceJobs, quietEngine } from "../device-worker";
import { answerPhotoCalls, beginEachAfresh, photoOf, storeWithPhoto } from "../photo-fixtures";

beginEachAfresh();

test("a browser that lacks what the engine runs on is not chosen, and it is said so", async () => {
  stubGlobal("OffscreenCanvas", undefined);
  const store = await storeWithPhoto();
  expect(await store.dispatch(setProcessingMode(true))).toBe(false);
  expect(photoOf(store).choices.isOnDevice).toBe(false);
  expect(await store.dispatch(setProcessingMode(false))).toBe(true);
});

test("nor does such a choice stop what the server is making", async () => {
  stubGlobal("OffscreenCanvas", undefined);
  answerPhotoCalls();
  const store = await storeWithPhoto();
  const made = store.dispatch(makePhoto());
  expect(await store.dispatch(setProcessingMode(true))).toBe(false);
  await made;
  expect(photoOf(store).status).toBe("accepted");
});

test("a photo that is to stay here is deleted on the server that has it", async () => {
  const seen = answerPhotoCalls();
  const jobs = answerDeviceJobs(quietEngine);
  stubGlobal("fetch", async () => ({ json: async () => ({}) }));
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  expect(photoOf(store).upload).not.toBeNull();
  await store.dispatch(setProcessingMode(true));
  const { choices, upload, photo } = photoOf(store);
  expect([choices.isOnDevice, upload, photo?.name]).toEqual([true, null, "me.jpg"]);
  expect(seen.at(-1)?.method).toBe("delete");
  await waitUntil(() => expect(jobs.map(({ job }) => job)).toContain("loadAll"));
  await allThatIsDue();
});
