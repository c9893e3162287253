import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { PhotoSource } from "../../../../../src/features/photo/components/photo-source";
import { renderEnglish, texts } from "../../../components/render";

const dialog = "../../../../../src/features/photo/components/camera/camera-dialog";
const failure = texts.camera.error.unknown.title;

afterEach(() => {
  cleanup();
  vi.doUnmock(dialog);
  vi.restoreAllMocks();
});

const show = () =>
  renderEnglish(<PhotoSource template={null} onPhoto={vi.fn()} cameraLabel="Camera" fileLabel="File" />);
const pressCamera = () => userEvent.click(screen.getByRole("button", { name: "Camera" }));

function loadCamera(comes: boolean): void {
  vi.doMock(dialog, () => {
    if (!comes) throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
    return { default: () => <p>camera</p> };
  });
}

test("a camera that cannot be loaded is told beside its button, and the next press asks again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
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

test("the message goes when a file is picked instead", async () => {
  loadCamera(false);
  show();
  await pressCamera();
  expect((await screen.findByRole("alert")).textContent).toContain(failure);
  await userEvent.click(screen.getByRole("button", { name: "File" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
