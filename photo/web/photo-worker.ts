import { checkPhoto } from "../check-photo";
import { lookAtPhoto } from "../look-at-photo";
import { makePhoto } from "../make-photo";
import { segmentPhoto } from "../segment-photo";
import { watchCamera } from "../watch-camera";
import { DeviceFailed } from "./device-failed";
import { loadModelRunner, ofWholeJob } from "./model-runner";
import type { PhotoAnswer, PhotoJob } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";
import { see } from "./see-frame";

/** The thread that makes photos in a browser. Answers every job, in words that survive the way to the page. */
const thread = globalThis as unknown as {
  onmessage: (event: { data: PhotoJob }) => void;
  postMessage(answer: PhotoAnswer): void;
};

let loading: ReturnType<typeof loadEngine> | undefined;
let watch: ReturnType<typeof watchCamera> | undefined;

async function loadEngine(engineUrl: string) {
  const models = await loadModelRunner(engineUrl);
  const loadRest = () => Promise.all(ofWholeJob.map((name) => models.load(name)));
  return { ports: makePhotoPorts(models), loadRest };
}

/** Loaded with the first job; what could not be loaded is tried again with the next. */
function loadOnce(engineUrl: string) {
  loading ??= loadEngine(engineUrl);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function answer(job: PhotoJob): Promise<PhotoAnswer> {
  try {
    const { ports, loadRest } = await loadOnce(job.engineUrl);
    if (job.kind === "load") return { kind: "loaded" };
    if (job.kind === "look") return { kind: "look", look: await lookAtPhoto(job.image, ports) };
    if (job.kind === "see") {
      watch ??= watchCamera(ports);
      return { kind: "sight", sight: await see(job.frame, watch) };
    }
    // The picture is decoded and looked at while these come; where they are asked, what went wrong is told.
    const rest = loadRest();
    rest.catch(() => {});
    if (job.kind === "prepare") return rest.then(() => ({ kind: "prepared" }));
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
