import { beforeEach, expect, jest, test } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";
import { dropFinishedFiles } from "../../../../src/features/photo/finished-files";
import { useFinishedPhoto, useFinishedSheet } from "../../../../src/features/photo/use-finished-picture";
import { stubGlobal } from "../../../for-this-test";
import { answerCalls, loggedIn } from "../../v5/answer-calls";

/** Pictures that this browser was asked to load, each with what tells that it has come. */
let loading: Map<string, () => void>;

beforeEach(() => {
  loading = new Map();
  dropFinishedFiles();
  loggedIn();
  stubGlobal(
    "Image",
    class {
      onload = () => {};
      set src(address: string) {
        loading.set(address, () => this.onload());
      }
    },
  );
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:sheet");
});

test("the sheet is fetched once the photo is there, and shown out of memory", async () => {
  const seen = answerCalls(({ path }) => ({ body: new Blob([path]) }));
  const { result: photo } = renderHook(() => useFinishedPhoto("/photo-1.jpg"));
  const { result: sheet } = renderHook(() => useFinishedSheet("/sheet-1.jpg", "/photo-1.jpg"));
  await waitFor(() => expect([...loading.keys()]).toEqual(["/photo-1.jpg"]));
  expect(seen).toEqual([]);
  loading.get("/photo-1.jpg")!();
  await waitFor(() => expect(photo.current.shown).toBe("/photo-1.jpg"));
  await waitFor(() => expect([...loading.keys()]).toContain("blob:sheet"));
  expect(seen.map(({ path }) => path)).toEqual(["/sheet-1.jpg"]);
  loading.get("blob:sheet")!();
  await waitFor(() => expect(sheet.current.shown).toBe("blob:sheet"));
});

test("a sheet whose bytes do not come is loaded by its address, with the tries of every picture", async () => {
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const { result: sheet } = renderHook(() => useFinishedSheet("/sheet-2.jpg", "/photo-2.jpg"));
  await waitFor(() => expect(loading.has("/photo-2.jpg")).toBe(true));
  loading.get("/photo-2.jpg")!();
  await waitFor(() => expect(loading.has("/sheet-2.jpg")).toBe(true));
  loading.get("/sheet-2.jpg")!();
  await waitFor(() => expect(sheet.current.shown).toBe("/sheet-2.jpg"));
});

test("what was made on this device is shown as it is", async () => {
  const { result: sheet } = renderHook(() => useFinishedSheet("blob:made", "blob:photo"));
  await waitFor(() => expect([...loading.keys()]).toEqual(["blob:made"]));
  loading.get("blob:made")!();
  await waitFor(() => expect(sheet.current.shown).toBe("blob:made"));
});
