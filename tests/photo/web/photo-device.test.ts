import { expect, it } from "@jest/globals";
import { openPhotoDevice } from "../../../photo/web/photo-device";
import { stubGlobal } from "../../for-this-test";
import { standInCanvas } from "./stand-in-canvas";

/** A worker that answers its first call with an error event. */
class FailingWorker {
  onerror: ((event: Partial<ErrorEvent>) => void) | null = null;
  constructor(readonly event: Partial<ErrorEvent>) {}
  postMessage(): void {
    queueMicrotask(() => this.onerror!(this.event));
  }
  terminate(): void {}
}

it.each([
  ["not-loaded", "its script cannot be loaded, as offline", {}],
  ["broken-off", "its script throws", { message: "out of memory" }],
])("a worker's fault is %s where %s", async (fault, _, event) => {
  stubGlobal("Worker", class {});
  stubGlobal("createImageBitmap", () => {});
  stubGlobal(
    "OffscreenCanvas",
    standInCanvas((drawn) => drawn),
  );
  const device = openPhotoDevice("/engine", () => new FailingWorker(event) as unknown as Worker);
  await expect(device.load(new AbortController().signal)).rejects.toMatchObject({ fault });
});
