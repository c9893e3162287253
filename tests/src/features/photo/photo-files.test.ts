import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";

type PhotoFiles = typeof import("../../../../src/features/photo/photo-files");
let files: PhotoFiles;

/** A page load: nothing in memory, IndexedDB as it was left. */
async function loadPage(): Promise<PhotoFiles> {
  jest.resetModules();
  files = await import("../../../../src/features/photo/photo-files");
  return files;
}

beforeEach(async () => {
  await loadPage();
  for (const photoId of ["a", "b"]) await files.dropPhotoFile(photoId);
});

const blob = (text: string) => new Blob([text], { type: "image/jpeg" });

test("a photo outlives the page load, and a new one takes its place", async () => {
  await files.keepPhotoFile("a", blob("first"));
  await loadPage();
  expect((await files.photoFile("a"))?.size).toBe(5);
  await files.keepPhotoFile("b", blob("second"), "a");
  await loadPage();
  expect(await files.photoFile("a")).toBeNull();
  expect((await files.photoFile("b"))?.size).toBe(6);
});

test("the photo of one tab stays when another tab is given its own", async () => {
  await files.keepPhotoFile("a", blob("first"));
  await loadPage();
  await files.keepPhotoFile("b", blob("second"));
  await files.dropPhotoFile("b");
  await loadPage();
  expect((await files.photoFile("a"))?.size).toBe(5);
});

test("nothing is found of a photo that was dropped", async () => {
  await files.keepPhotoFile("a", blob("first"));
  await files.dropPhotoFile("a");
  expect(await files.photoFile("a")).toBeNull();
  await loadPage();
  expect(await files.photoFile("a")).toBeNull();
});

test("after an hour a photo is neither given out nor kept", async () => {
  await files.keepPhotoFile("a", blob("first"));
  await loadPage();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 60 * 60_000 + 1000);
  expect(await files.photoFile("a")).toBeNull();
  await files.dropOldPhotoFiles();
  jest.restoreAllMocks();
  expect(await files.photoFile("a")).toBeNull();
});

test("without IndexedDB memory has to do", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await files.keepPhotoFile("a", blob("first"));
  expect((await files.photoFile("a"))?.size).toBe(5);
  expect(await files.photoFile("b")).toBeNull();
});
