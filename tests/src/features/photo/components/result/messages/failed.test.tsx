import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { modelNames } from "../../../../../../../photo/core/runtime";
import { modelFile, runtimeFiles } from "../../../../../../../photo/web/engine-files";
import { wait } from "../../../../../../../src/browser/wait";
import { Failed } from "../../../../../../../src/features/photo/components/result/messages/failed";
import { loadActions } from "../../../../../../../src/features/photo/load-actions";
import { choicesChanged } from "../../../../../../../src/features/photo/state/photo-slice";
import { homeStart } from "../../../../../../../src/paths";
import { networkChanged } from "../../../../../../../src/store/network-slice";
import { makeStore } from "../../../../../../../src/store/store";
import type { FailureKey } from "../../../../../../../src/v5/failure";
import { stubGlobal } from "../../../../../../for-this-test";
import { standInCanvas } from "../../../../../../photo/web/stand-in-canvas";
import { renderEnglish, texts } from "../../../../../components/render";
import {
  answerPhotoCalls,
  beginEachAfresh,
  photoOf,
  runPathsOf,
  storeWithPhoto,
} from "../../../photo-fixtures";

beginEachAfresh();

const { failed } = texts.result;

function openFailed(key: FailureKey, isOnDevice: boolean) {
  const store = makeStore();
  store.dispatch(choicesChanged({ isOnDevice }));
  renderEnglish(
    <Provider store={store}>
      <Failed failure={{ key, code: null, retryAfterMs: null }} />
    </Provider>,
  );
}
const looks = () =>
  screen.getAllByRole("button").map((button) => [button.textContent, button.getAttribute("data-variant")]);

test("what this browser cannot do is sent to the server, or not done: another try would fail, too", () => {
  openFailed("deviceUnsupported", true);
  expect(looks()).toEqual([[failed.onServer, "primary"]]);
});

test.each([
  ["connectionTimedOut", texts.errors.failure.connectionTimedOut.advice],
  ["networkTimeout", ""],
  ["interfaceException", texts.errors.failure.interfaceException.advice],
] as const)("photo and choices are said to be kept, once: %s", (key, advice) => {
  openFailed(key, false);
  const kept = texts.errors.failure.networkTimeout.advice;
  expect(screen.getByRole("alert").textContent).toMatch(
    new RegExp(`^${texts.errors.failure[key].title}${advice}${kept}${failed.again}`),
  );
});

test.each([
  ["uploadFailed", 1],
  ["serverBusy", 0],
  ["offline", 0],
  ["templateMissing", 0],
] as const)("advice that says itself what is kept, or gone, is said alone: %s", (key, times) => {
  openFailed(key, false);
  const said = screen.getByRole("alert").textContent ?? "";
  expect(said.split(texts.errors.failure.networkTimeout.advice).length - 1).toBe(times);
});

test("a press without a connection says so and tries nothing; the photo goes on when the connection is back", async () => {
  const seen = answerPhotoCalls();
  const store = await storeWithPhoto();
  renderEnglish(
    <Provider store={store}>
      <Failed failure={{ key: "offline", code: null, retryAfterMs: null }} />
    </Provider>,
  );
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const said = screen.getByRole("status");
  expect(said.textContent).toBe("");
  const scrolled = jest.fn();
  said.scrollIntoView = scrolled;
  for (const press of [1, 2]) {
    const before = said.firstChild;
    await userEvent.click(screen.getByRole("button", { name: failed.again }));
    expect([press, said.textContent]).toEqual([press, failed.stillOffline]);
    expect(scrolled).toHaveBeenCalledTimes(press);
    // A new element: the second press is announced too.
    expect(said.firstChild).not.toBe(before);
  }
  // Not in the alert, which would interrupt.
  expect(said.closest("[role=alert]")).toBeNull();
  expect(runPathsOf(seen)).toEqual([]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(photoOf(store).status).toBe("accepted"));
});

test("a program that could not be loaded asks for a connection, once, and goes on with it", () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  openFailed("deviceNotLoaded", true);
  const { title, advice } = texts.errors.failure.deviceNotLoaded;
  const kept = texts.errors.failure.networkTimeout.advice;
  expect(screen.getByRole("alert").textContent).toContain(`${title}${advice}${kept}`);
  expect(screen.queryByRole("button", { name: failed.again })).toBeNull();
  onLine.mockRestore();
});

test("what only the device could not is tried again where the server makes the photo", () => {
  openFailed("deviceFormat", false);
  expect(looks()[0]).toEqual([failed.again, "primary"]);
});

test("what may go at another try is tried again first", () => {
  openFailed("deviceBrokenOff", true);
  expect(looks()).toEqual([
    [failed.again, "primary"],
    [failed.onServer, "secondary"],
  ]);
});

test("whoever is asked to write to us finds the way there in those words", () => {
  openFailed("unknown", false);
  const { advice, writeToUs } = texts.errors.failure.unknown;
  const link = screen.getByRole("link", { name: writeToUs });
  expect(link.getAttribute("href")).toBe("/contactus#contact");
  expect(link.parentElement?.textContent).toBe(advice.replace("{{writeToUs}}", writeToUs));
});

test("where the document is gone, the one way on is to another with the same photo", () => {
  openFailed("templateMissing", false);
  expect(screen.queryAllByRole("button")).toEqual([]);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([texts.result.action.otherDocument]);
  expect(links[0]!.getAttribute("href")).toBe(homeStart);
});

describe("this device is offered in place of the server", () => {
  const onDevice = () => screen.queryByRole("button", { name: failed.onDevice });
  const standIns = {
    Worker: class {},
    OffscreenCanvas: standInCanvas(),
    createImageBitmap: () => {},
  };
  const letBrowserDoIt = () => {
    for (const [name, value] of Object.entries(standIns)) stubGlobal(name, value);
  };

  test.each(["serverBusy", "interfaceException", "uploadFailed", "unknown"] as const)(
    "on %s",
    async (key) => {
      letBrowserDoIt();
      openFailed(key, false);
      expect(await screen.findByRole("button", { name: failed.onDevice })).toBeTruthy();
    },
  );

  test("not where the browser lacks what it takes", async () => {
    letBrowserDoIt();
    stubGlobal("Worker", undefined);
    openFailed("serverBusy", false);
    await act(loadActions);
    expect(onDevice()).toBeNull();
  });

  test("not where the photo was made here, nor for what is no fault of the server", async () => {
    letBrowserDoIt();
    openFailed("unknown", true);
    openFailed("tooManyRequests", false);
    await act(loadActions);
    expect(onDevice()).toBeNull();
  });
});

describe("offline", () => {
  beforeEach(() => void jest.spyOn(navigator, "onLine", "get").mockReturnValue(false));

  /** Files of the engine that the service worker has cached. */
  const keep = (files: readonly string[]) => {
    const kept = new Set(files.map((file) => `${window.location.origin}/engine/${file}`));
    stubGlobal("caches", { match: async (url: string) => (kept.has(url) ? new Response() : undefined) });
  };
  const allModels = modelNames.map(modelFile);
  const runtime = runtimeFiles.slice(0, 2);
  const onDevice = () => screen.queryByRole("button", { name: failed.onDevice });

  test("this device is offered when its whole engine is stored", async () => {
    keep([...allModels, ...runtime]);
    openFailed("offline", false);
    expect(await screen.findByRole("button", { name: failed.onDevice })).toBeTruthy();
  });

  test.each([
    [
      "only what the precheck of the photo loads",
      ["face-near", "face-far", "face-mesh"].map((name) => `${name}.tflite`),
      runtime,
    ],
    ["no runtime", allModels, []],
    ["nothing", [], []],
  ])("not when there is %s", async (_what, models, loaders) => {
    keep([...models, ...loaders]);
    openFailed("offline", false);
    await act(async () => void (await wait(50)));
    expect(onDevice()).toBeNull();
  });

  test("the server is never offered, and nothing is there to press", () => {
    const store = makeStore();
    store.dispatch(choicesChanged({ isOnDevice: true }));
    store.dispatch(networkChanged(false));
    renderEnglish(
      <Provider store={store}>
        <Failed failure={{ key: "deviceNotLoaded", code: null, retryAfterMs: null }} />
      </Provider>,
    );
    expect(screen.queryAllByRole("button")).toEqual([]);
    // Nothing is uploaded.
    expect(screen.queryByText(texts.result.wait.offline)).toBeNull();
    act(() => void store.dispatch(networkChanged(true)));
    expect(screen.getByRole("button", { name: failed.onServer })).toBeTruthy();
  });
});
