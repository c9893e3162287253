import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhotoSource } from "../../../../../src/features/photo/components/photo-source";
import { waitUntil } from "../../../../wait-until";
import { renderEnglish, texts } from "../../../components/render";
import { answerDeviceJobs, quietEngine } from "../device-worker";

const dialog = "../../../../../src/features/photo/components/camera/camera-dialog";
const look = "../../../../../src/features/photo/precheck";
const failure = texts.camera.error.unknown.title;

afterEach(() => {
  cleanup();
  jest.dontMock(dialog);
  jest.dontMock(look);
});

const show = () =>
  renderEnglish(<PhotoSource template={null} onPhotos={jest.fn()} cameraLabel="Camera" fileLabel="File" />);
const pressCamera = () => userEvent.click(screen.getByRole("button", { name: "Camera" }));

/** What has loaded once stays loaded, so tests of a camera that does not come go first. */
function loadCamera(comes: boolean): void {
  jest.doMock(dialog, () => {
    if (!comes) throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
    return { __esModule: true, default: () => <p>camera</p> };
  });
}

test("the message goes when a file is picked instead", async () => {
  loadCamera(false);
  answerDeviceJobs(quietEngine);
  show();
  await pressCamera();
  expect((await screen.findByRole("alert")).textContent).toContain(failure);
  await userEvent.click(screen.getByRole("button", { name: "File" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a camera that cannot be loaded is told beside its button, and the next press asks again", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loadCamera(false);
  show();
  await pressCamera();
  expect((await screen.findByRole("alert")).textContent).toBe(failure + texts.errors.failure.offline.advice);
  expect(screen.getByRole("button", { name: "File" })).toBeTruthy();

  online.mockReturnValue(true);
  loadCamera(true);
  await pressCamera();
  expect(await screen.findByText("camera")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("while the visitor looks for a file, what looks at it is loaded", async () => {
  const prefetched = jest.fn();
  jest.doMock(look, () => ({ __esModule: true, prefetchEngine: () => prefetched }));
  show();
  await userEvent.click(screen.getByRole("button", { name: "File" }));
  await waitUntil(() => expect(prefetched).toHaveBeenCalledTimes(1));
});
