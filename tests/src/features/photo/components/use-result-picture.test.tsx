import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import {
  useCropSource,
  useResultPicture,
  useResultSheet,
} from "../../../../../src/features/photo/components/use-result-picture";
import { resultFiles } from "../../../../../src/features/photo/result-files";
import { type AppStore, makeStore } from "../../../../../src/store/store";
import { stubGlobal } from "../../../../for-this-test";
import { answerCalls, loggedIn } from "../../../v5/answer-calls";
import { serviceOf } from "../photo-fixtures";

let store: AppStore;
/** Pictures that this browser was asked to load, each with what tells that it has come. */
let loading: Map<string, () => void>;
/** Those that do not come, whatever their address. */
let isBroken: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  loading = new Map();
  isBroken = false;
  store = makeStore();
  loggedIn();
  stubGlobal(
    "Image",
    class {
      onload = () => {};
      onerror = () => {};
      set src(address: string) {
        if (isBroken) queueMicrotask(() => this.onerror());
        else loading.set(address, () => this.onload());
      }
    },
  );
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:sheet");
});

const renderInStore = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** All tries of a picture, and what is asked when the last was in vain. */
async function passTries(): Promise<void> {
  await pass(0);
  await pass(5000);
  await pass(0);
}

async function arrive(address: string): Promise<void> {
  loading.get(address)!();
  await pass(0);
}

test("after a reload the sheet is fetched once, when the photo is drawn, and shown out of memory", async () => {
  const seen = answerCalls(({ path }) => ({ body: new Blob([path]) }));
  const { result: photo } = renderInStore(() => useResultPicture("/photo-1.jpg"));
  const { result: sheet } = renderInStore(() => useResultSheet("/sheet-1.jpg", "/photo-1.jpg"));
  await pass(5000);
  expect([...loading.keys()]).toEqual(["/photo-1.jpg"]);
  await arrive("/photo-1.jpg");
  expect(photo.current.shown).toBe("/photo-1.jpg");
  expect(seen).toEqual([]);
  await pass(1000);
  expect(seen.map(({ path }) => path)).toEqual(["/sheet-1.jpg"]);
  await arrive("blob:sheet");
  expect(sheet.current.shown).toBe("blob:sheet");
});

test("after a run, whose photo's bytes are here, the sheet comes at once", async () => {
  const seen = answerCalls(({ path }) => ({ body: new Blob([path]) }));
  jest.mocked(URL.createObjectURL).mockReturnValueOnce("blob:photo-4");
  await serviceOf(store, resultFiles).fetch("/photo-4.jpg");
  renderInStore(() => useResultSheet("/sheet-4.jpg", "/photo-4.jpg"));
  await pass(0);
  await arrive("blob:photo-4");
  expect(seen.map(({ path }) => path)).toEqual(["/photo-4.jpg", "/sheet-4.jpg"]);
});

test("a sheet whose bytes do not come is loaded by its address, with the tries of every picture", async () => {
  answerCalls(() => ({ networkError: "ERR_NETWORK" }));
  const { result: sheet } = renderInStore(() => useResultSheet("/sheet-2.jpg", "/photo-2.jpg"));
  await pass(0);
  await arrive("/photo-2.jpg");
  await pass(1000);
  await arrive("/sheet-2.jpg");
  expect(sheet.current.shown).toBe("/sheet-2.jpg");
});

test("what was made on this device is shown as it is", async () => {
  const { result: sheet } = renderInStore(() => useResultSheet("blob:made", "blob:photo"));
  await pass(0);
  expect([...loading.keys()]).toEqual(["blob:made"]);
  await arrive("blob:made");
  expect(sheet.current.shown).toBe("blob:made");
});

const deleted = { code: 404, status: 404, msg: "not found" };

test("a picture that the server has deleted is known at once where its bytes are asked for", async () => {
  answerCalls(() => deleted);
  const { result: cropSource } = renderInStore(() => useCropSource("/crop-source-5.jpg"));
  await pass(0);
  expect(cropSource.current).toMatchObject({ isGone: true, isShown: false, hasFailed: false });
  expect([...loading.keys()]).toEqual([]);
});

test("a picture that did not come by its address says whether it is gone", async () => {
  isBroken = true;
  let answer: object = { networkError: "ERR_NETWORK" };
  const seen = answerCalls(() => answer);
  const { result: photo } = renderInStore(() => useResultPicture("/photo-6.jpg"));
  await passTries();
  expect(photo.current).toMatchObject({ hasFailed: true, isGone: false });
  answer = deleted;
  await act(async () => photo.current.retry());
  await passTries();
  expect(photo.current).toMatchObject({ hasFailed: true, isGone: true });
  expect(seen.map(({ path }) => path)).toEqual(["/photo-6.jpg", "/photo-6.jpg"]);
});
