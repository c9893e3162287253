import { watchCamera } from "../camera/watch-camera";
import { checkPhoto } from "../check-photo";
import { checkShot } from "../check-shot";
import { inspectImage } from "../core/file/inspect-image";
import { answerCall } from "../jobs";
import { makePhoto } from "../make-photo";
import { makeSignature } from "../make-signature";
import { precheckPhoto } from "../precheck-photo";
import { segmentPhoto } from "../segment-photo";
import { analyzeFrame } from "./analyze-frame";
import { decodeImage } from "./decode-image";
import { DeviceFailed, type DeviceFailure } from "./device-failed";
import { drawingTools } from "./drawing-tools";
import { loadModelRunner, ofWholeJob } from "./model-runner";
import type { WorkerAnswer, WorkerCall, WorkerJobs } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";

// The worker that makes photos in a browser. It answers every job with plain data.

/** What the worker uses of its global object. */
const thread = globalThis as unknown as {
  onmessage: (event: { data: WorkerCall }) => void;
  postMessage(answer: WorkerAnswer): void;
};

let loading: ReturnType<typeof loadEngine> | undefined;
let watch: ReturnType<typeof watchCamera> | undefined;

async function loadEngine(engineUrl: string) {
  const models = await loadModelRunner(engineUrl);
  const loadRest = () => Promise.all(ofWholeJob.map((name) => models.load(name)));
  return { ports: makePhotoPorts(models), loadRest };
}

/** Loaded with the first job. If that fails, `photo-device.ts` starts another worker for the next. */
function loadOnce(engineUrl: string) {
  loading ??= loadEngine(engineUrl);
  return loading;
}

function makeWorkerJobs(engineUrl: string): WorkerJobs {
  const engine = () => loadOnce(engineUrl);
  /** The picture is decoded while the models load; errors are reported where they are used. */
  const wholeEngine = async () => {
    const { ports, loadRest } = await engine();
    loadRest().catch(() => {});
    return ports;
  };
  return {
    load: async () => void (await engine()),
    loadAll: async () => void (await (await engine()).loadRest()),
    precheckPhoto: async (image) => precheckPhoto(image, (await engine()).ports),
    checkShot: async (request) => checkShot(request, await wholeEngine()),
    async analyzeFrame(frame) {
      const { ports } = await engine();
      watch ??= watchCamera(ports);
      return analyzeFrame(frame, watch);
    },
    makePhoto: async (request) => makePhoto(request, await wholeEngine()),
    checkPhoto: async (request) => checkPhoto(request, await wholeEngine()),
    // No model is loaded for it.
    makeSignature: (request) => makeSignature(request, { inspectImage, decodeImage, ...drawingTools }),
    segmentPhoto: async (image) => segmentPhoto(image, await wholeEngine()),
  };
}

function failureOf(error: unknown): DeviceFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const fault = error instanceof DeviceFailed ? error.fault : "broken-off";
  return { fault, message: `${name}: ${message}` };
}

thread.onmessage = async ({ data: { engineUrl, ...call } }) =>
  thread.postMessage(await answerCall(makeWorkerJobs(engineUrl), call, failureOf));
