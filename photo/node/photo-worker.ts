import { workerData } from "piscina";
import { checkImageType } from "../core/checks/image-type";
import { makePhoto } from "../make-photo";
import type { PhotoPorts } from "../ports";
import { segmentPhoto } from "../segment-photo";
import { ImageRefused } from "./image-refused";
import { loadModelRunner } from "./model-runner";
import { loadOnnxSegmenter } from "./onnx-segmenter";
import type { PhotoAnswer, PhotoJob, PhotoWorkerData, StepTime } from "./photo-jobs";
import { makePhotoPorts } from "./photo-ports";
import { sanitiseImage } from "./sanitise-image";

const { segmenterFile } = workerData as PhotoWorkerData;

async function openPorts(): Promise<PhotoPorts> {
  const segmenter = segmenterFile === null ? null : await loadOnnxSegmenter(segmenterFile);
  return makePhotoPorts(await loadModelRunner(), segmenter);
}

const ports = openPorts();
// A model that does not load is reported by the first job that needs it, not by a dead thread.
ports.catch(() => {});

async function work(job: PhotoJob): Promise<PhotoAnswer> {
  switch (job.kind) {
    case "make-photo": {
      const steps: StepTime[] = [];
      const loaded = await ports;
      if (!job.timed) return { kind: "photo", outcome: await makePhoto(job.request, loaded) };
      const outcome = await makePhoto(job.request, {
        ...loaded,
        onStep: (step, durationMs) => steps.push({ step, durationMs }),
      });
      return { kind: "photo", outcome, steps, residentBytes: process.memoryUsage.rss() };
    }
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

/** Piscina's task: answers always, so that whatever rejects is a thread that died. */
export default async function answer(job: PhotoJob): Promise<PhotoAnswer> {
  try {
    return await work(job);
  } catch (error) {
    if (error instanceof ImageRefused) {
      return { kind: "refused", checks: [{ ...checkImageType(null), measured: error.reason }] };
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: "fault", name, message, stack };
  }
}
