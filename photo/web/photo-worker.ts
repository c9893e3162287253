import { checkPhoto } from "../check-photo";
import { lookAtPhoto } from "../look-at-photo";
import { makePhoto } from "../make-photo";
import type { PhotoPorts } from "../ports";
import { segmentPhoto } from "../segment-photo";
import { watchCamera } from "../watch-camera";
import { DeviceFailed } from "./device-failed";
import { loadModelRunner } from "./model-runner";
import type { PhotoAnswer, PhotoJob } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";
import { see } from "./see-frame";

/** The thread that makes photos in a browser. Answers every job, in words that survive the way to the page. */
const thread = globalThis as unknown as {
  onmessage: (event: { data: PhotoJob }) => void;
  postMessage(answer: PhotoAnswer): void;
};

let loading: Promise<PhotoPorts> | undefined;
let watch: ReturnType<typeof watchCamera> | undefined;

/** Loaded with the first job; what could not be loaded is tried again with the next. */
function loadPorts(engineUrl: string): Promise<PhotoPorts> {
  loading ??= loadModelRunner(engineUrl).then(makePhotoPorts);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The encoder comes with the first picture: the smallest there is. */
async function prepare(ports: PhotoPorts): Promise<PhotoAnswer> {
  const pixel = { widthPx: 1, heightPx: 1, channels: 3, pixels: new Uint8Array(3) } as const;
  await ports.encodeJpeg(pixel, { dpi: 300 });
  return { kind: "prepared" };
}

async function answer(job: PhotoJob): Promise<PhotoAnswer> {
  try {
    const ports = await loadPorts(job.engineUrl);
    if (job.kind === "load") return { kind: "loaded" };
    if (job.kind === "look") return { kind: "look", look: await lookAtPhoto(job.image, ports) };
    if (job.kind === "see") {
      watch ??= watchCamera(ports);
      return { kind: "sight", sight: await see(job.frame, watch) };
    }
    if (job.kind === "prepare") return await prepare(ports);
    if (job.kind === "check-photo") return { kind: "report", report: await checkPhoto(job.request, ports) };
    if (job.kind === "segment") return { kind: "segment", answer: await segmentPhoto(job.image, ports) };
    return { kind: "photo", outcome: await makePhoto(job.request, ports) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const fault = error instanceof DeviceFailed ? error.fault : "broken-off";
    return { kind: "failed", fault, message: `${name}: ${message}` };
  }
}

thread.onmessage = async ({ data }) => thread.postMessage(await answer(data));
