import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { DeviceSwitch } from "../../../../../../../src/features/photo/components/start/photo/device-switch";
import { precheck } from "../../../../../../../src/features/photo/precheck";
import { makeStore } from "../../../../../../../src/store/store";
import { stubGlobal } from "../../../../../../for-this-test";
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
