import { checkPhoto } from "../check-photo";
import { ImageRefused } from "../core/file/image-refused";
import { makePhoto } from "../make-photo";
import { makeSignature } from "../make-signature";
import type { PhotoPorts } from "../ports";
import { segmentPhoto } from "../segment-photo";
import { decodeImage } from "./decode/decode-image";
import { inspectImage } from "./decode/inspect-image";
import { sanitiseImage } from "./decode/sanitise-image";
import { drawingTools } from "./drawing-tools";
import { loadModelRunner } from "./model-runner";
import { loadOnnxSegmenter, type OnnxModel, onnxModelForms } from "./onnx-segmenter";
import type { ProcessFailure, ProcessJobs, TimedPhoto } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";

async function openPorts(model: OnnxModel | null): Promise<PhotoPorts> {
  const segmenter = model && (await loadOnnxSegmenter(model.file, onnxModelForms[model.form]));
  return makePhotoPorts(await loadModelRunner(), segmenter);
}

/** The jobs of a photo process. Starts to load the models; if that fails, the first job that needs one rejects. */
export function makeProcessJobs(segmenter: OnnxModel | null): ProcessJobs {
  const ports = openPorts(segmenter);
  ports.catch(() => {});
  return {
    makePhoto: async (request) => makePhoto(request, await ports),
    checkPhoto: async (request) => checkPhoto(request, await ports),
    segmentPhoto: async (image) => segmentPhoto(image, await ports),
    makeSignature: (request) => makeSignature(request, { inspectImage, decodeImage, ...drawingTools }),
    sanitiseImage,
    warm: async () => void (await ports),
    async timePhoto(request) {
      const loaded = await ports;
      const steps: TimedPhoto["steps"] = [];
      const onStep: PhotoPorts["onStep"] = (step, durationMs) => steps.push({ step, durationMs });
      const before = process.cpuUsage();
      const outcome = await makePhoto(request, { ...loaded, onStep });
      const { user, system } = process.cpuUsage(before);
      const processorMs = (user + system) / 1000;
      return { outcome, steps, processorMs, residentBytes: process.memoryUsage.rss() };
    },
  };
}

export function failureOf(error: unknown): ProcessFailure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, refusal: error instanceof ImageRefused ? error.reason : undefined };
}
