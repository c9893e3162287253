import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { openPhotoDevice } from "../../../photo/web/photo-device";
import type { WorkerAnswer, WorkerCall } from "../../../photo/web/photo-jobs";
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

/** A worker that answers each call with the picture that it was sent. */
class EchoingWorker {
  onmessage: ((event: { data: WorkerAnswer }) => void) | null = null;
  postMessage({ argument }: WorkerCall): void {
    queueMicrotask(() => this.onmessage!({ data: { ok: true, value: argument } as unknown as WorkerAnswer }));
  }
  terminate(): void {}
}

beforeEach(() => {
  jest.useFakeTimers(); // the worker that is idle ends much later
  stubGlobal("Worker", class {});
  stubGlobal("createImageBitmap", () => {});
  stubGlobal(
    "OffscreenCanvas",
    standInCanvas((drawn) => drawn),
  );
});

afterEach(() => void jest.useRealTimers());

const { signal } = new AbortController();

it.each([
  ["not-loaded", "its script cannot be loaded, as offline", {}],
  ["broken-off", "its script throws", { message: "out of memory" }],
])("a worker's fault is %s where %s", async (fault, _, event) => {
  const device = openPhotoDevice("/engine", () => new FailingWorker(event) as unknown as Worker);
  await expect(device.load(signal)).rejects.toMatchObject({ fault });
});

it("each of several devices on a page gets the answer to its own picture", async () => {
  const open = () => openPhotoDevice("/engine", () => new EchoingWorker() as unknown as Worker);
  const pictures = [new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])];
  const [first, second] = [open(), open()];
  const answers = await Promise.all([
    first.segment(pictures[0]!, signal),
    second.segment(pictures[1]!, signal),
    first.segment(pictures[2]!, signal),
  ]);
  expect(answers).toEqual(pictures);
});

it("a device does not get the answer to a picture that another one has given up", async () => {
  const open = () => openPhotoDevice("/engine", () => new EchoingWorker() as unknown as Worker);
  const abandoned = new AbortController();
  const before = open().segment(new Uint8Array([1]), abandoned.signal);
  await Promise.resolve();
  const now = open().segment(new Uint8Array([2]), signal);
  abandoned.abort();
  await expect(before).rejects.toThrow("abort");
  expect(await now).toEqual(new Uint8Array([2]));
});
