import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { databaseTimeoutMs } from "../../../../src/constants";
import { photoFiles } from "../../../../src/features/photo/photo-files";

let files: ReturnType<typeof photoFiles>;

/** A page load: nothing in memory, IndexedDB as it was left. */
function loadPage(): void {
  files = photoFiles({});
}

beforeEach(async () => {
  loadPage();
  for (const photoId of ["a", "b"]) await files.delete(photoId);
});

const blob = (text: string) => new Blob([text], { type: "image/jpeg" });

test("a photo outlives the page load, and a new one takes its place", async () => {
  await files.put("a", blob("first"));
  loadPage();
  expect((await files.get("a"))?.size).toBe(5);
  await files.put("b", blob("second"), ["a"]);
  loadPage();
  expect(await files.get("a")).toBeNull();
  expect((await files.get("b"))?.size).toBe(6);
});

test("the photo of one tab stays when another tab is given its own", async () => {
  await files.put("a", blob("first"));
  loadPage();
  await files.put("b", blob("second"));
  await files.delete("b");
  loadPage();
  expect((await files.get("a"))?.size).toBe(5);
});

test("nothing is found of a photo that was dropped", async () => {
  await files.put("a", blob("first"));
  await files.delete("a");
  expect(await files.get("a")).toBeNull();
  loadPage();
  expect(await files.get("a")).toBeNull();
});

test("after an hour a photo is neither given out nor kept", async () => {
  await files.put("a", blob("first"));
  loadPage();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 60 * 60_000 + 1000);
  expect(await files.get("a")).toBeNull();
  await files.deleteOld();
  jest.restoreAllMocks();
  expect(await files.get("a")).toBeNull();
});

test("without IndexedDB memory has to do", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await files.put("a", blob("first"));
  expect((await files.get("a"))?.size).toBe(5);
  expect(await files.get("b")).toBeNull();
});

test("a database that does not answer keeps nobody waiting: memory has to do", async () => {
  await files.put("a", blob("first"));
  loadPage();
  jest.useFakeTimers();
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const request = {};
  const silent = { get: () => request, getAll: () => request, put: () => request, transaction: request };
  jest
    .spyOn(IDBDatabase.prototype, "transaction")
    .mockReturnValue({ objectStore: () => silent } as unknown as IDBTransaction);
  const put = files.put("b", blob("second"));
  const got = files.get("a");
  await jest.advanceTimersByTimeAsync(databaseTimeoutMs);
  await put;
  expect(await got).toBeNull();
  expect((await files.get("b"))?.size).toBe(6);
  expect(warn).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
