import { describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { runtimeFiles } from "../../../../../../../photo/web/engine-files";
import { DeviceSwitch } from "../../../../../../../src/features/photo/components/start/photo/device-switch";
import { precheck } from "../../../../../../../src/features/photo/precheck";
import { networkChanged } from "../../../../../../../src/store/network-slice";
import { makeStore } from "../../../../../../../src/store/store";
import { afterThisTest, stubGlobal } from "../../../../../../for-this-test";
import { standInCanvas } from "../../../../../../photo/web/stand-in-canvas";
import { renderEnglish, texts } from "../../../../../components/render";
import { answerDeviceJobs, quietEngine } from "../../../device-worker";

const { failure } = texts.errors;

/** Emulates Firefox with privacy.resistFingerprinting. */
function withholdPixels() {
  const asked = answerDeviceJobs(quietEngine);
  stubGlobal("createImageBitmap", () => {});
  stubGlobal(
    "OffscreenCanvas",
    standInCanvas((drawn) => drawn.map(() => 255)),
  );
  return asked;
}

test("the switch explains that the browser withholds pixels, and names the setting", async () => {
  withholdPixels();
  renderEnglish(<DeviceSwitch isOn={false} onChange={() => Promise.resolve(false)} />);
  fireEvent.click(screen.getByRole("switch"));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain(failure.devicePixelsWithheld.title);
  expect(notice.textContent).toContain("privacy.resistFingerprinting");
  // A device-only site cannot offer to make the photo elsewhere.
  expect(notice.textContent).not.toMatch(/server/);
});

test("only the switched-on mode says that everything happens in the browser", () => {
  for (const isOn of [false, true]) {
    const { unmount } = renderEnglish(<DeviceSwitch isOn={isOn} onChange={() => Promise.resolve(true)} />);
    expect(screen.queryByText(texts.photo.device.hint) !== null).toBe(isOn);
    unmount();
  }
});

test("such a browser skips the first look, which would never find a person", async () => {
  const asked = withholdPixels();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { signal } = new AbortController();
  expect(await makeStore().dispatch(precheck("id", new Blob(["photo"]), signal))).toBeNull();
  expect(asked).toEqual([]);
});

describe("beside the switch stands whether it works without a connection", () => {
  const { device } = texts.photo;
  /** A browser with a service worker that stores what it is asked to while there is a connection. */
  function startStoring() {
    answerDeviceJobs(quietEngine);
    const kept = new Set<string>();
    const active = {
      postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => {
        for (const url of payload.urlsToCache) kept.add(url);
        kept.add(new URL(`/engine/${runtimeFiles[0]}`, window.location.origin).href);
      },
    };
    Object.defineProperty(navigator, "serviceWorker", {
      value: { ready: Promise.resolve({ active }) },
      configurable: true,
    });
    afterThisTest(() => Reflect.deleteProperty(navigator, "serviceWorker"));
    stubGlobal("caches", { match: async (url: string) => (kept.has(url) ? {} : undefined) });
    stubGlobal("fetch", async () => ({ json: async () => ({}) }));
  }
  const renderOn = () => {
    const store = makeStore();
    renderEnglish(
      <Provider store={store}>
        <DeviceSwitch isOn onChange={() => Promise.resolve(true)} />
      </Provider>,
    );
    return store;
  };

  test("the engine is stored at once with a connection", async () => {
    startStoring();
    renderOn();
    expect(await screen.findByText(device.stored)).toBeTruthy();
  });

  test("turned on offline it says what is missing, and stores it when the connection is back", async () => {
    startStoring();
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const store = renderOn();
    act(() => void store.dispatch(networkChanged(false)));
    expect(await screen.findByText(device.missing)).toBeTruthy();
    onLine.mockReturnValue(true);
    act(() => void store.dispatch(networkChanged(true)));
    expect(await screen.findByText(device.stored)).toBeTruthy();
    onLine.mockRestore();
  });
});
