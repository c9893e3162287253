import { checkPhoto } from "../check-photo";
import { checkImageType } from "../core/checks/file/image-type";
import { ImageRefused } from "../core/file/image-refused";
import { makePhoto } from "../make-photo";
import type { PhotoPorts } from "../ports";
import { segmentPhoto } from "../segment-photo";
import { loadModelRunner } from "./model-runner";
import { loadOnnxSegmenter, type OnnxModel, onnxModelForms } from "./onnx-segmenter";
import type { PhotoAnswer, PhotoJob, StepTime } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";
import { sanitiseImage } from "./sanitise-image";

async function openPorts(model: OnnxModel | null): Promise<PhotoPorts> {
  const segmenter = model && (await loadOnnxSegmenter(model.file, onnxModelForms[model.form]));
  return makePhotoPorts(await loadModelRunner(), segmenter);
}

async function work(job: PhotoJob, ports: Promise<PhotoPorts>): Promise<PhotoAnswer> {
  switch (job.kind) {
    case "make-photo": {
      const steps: StepTime[] = [];
      const loaded = await ports;
      if (!job.timed) return { kind: "photo", outcome: await makePhoto(job.request, loaded) };
      const usedBefore = process.cpuUsage();
      const outcome = await makePhoto(job.request, {
        ...loaded,
        onStep: (step, durationMs) => steps.push({ step, durationMs }),
      });
      const { user, system } = process.cpuUsage(usedBefore);
      const processorMs = (user + system) / 1000;
      return { kind: "photo", outcome, steps, processorMs, residentBytes: process.memoryUsage.rss() };
    }
    case "check-photo":
      return { kind: "report", report: await checkPhoto(job.request, await ports) };
    case "segment": {
      const answer = await segmentPhoto(job.image, await ports);
      if ("checks" in answer) return { kind: "refused", checks: answer.checks };
      return { kind: "segment", segment: answer.segment };
    }
    case "sanitise":
      return { kind: "sanitised", image: await sanitiseImage(job.image) };
    case "warm":
      await ports;
      return { kind: "warm", residentBytes: process.memoryUsage.rss() };
  }
}

/** Loads the models and does jobs. Answers always, so that what rejects is a process that died. */
export function makeAnswerer(segmenter: OnnxModel | null): (job: PhotoJob) => Promise<PhotoAnswer> {
  const ports = openPorts(segmenter);
  // A model that does not load is reported by the first job that needs it.
  ports.catch(() => {});
  return async (job) => {
    try {
      return await work(job, ports);
    } catch (error) {
      if (error instanceof ImageRefused && job.kind === "sanitise")
        return { kind: "unusable", reason: error.reason, message: error.message };
      if (error instanceof ImageRefused)
        return { kind: "refused", checks: [{ ...checkImageType(null), measured: error.reason }] };
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      return { kind: "fault", name, message, stack };
    }
  };
}
