import { writeFileSync } from "node:fs";
import { imageFormat } from "../core/file/image-format";
import { heicProcessorFactor } from "../core/file/image-limits";
import { limitDecoding } from "./decode-budget";
import type { PhotoAnswer, PhotoJob, PhotoProcessOptions } from "./photo-jobs";
import { makeAnswerer } from "./photo-worker";
import { watchProcess } from "./watch-process";

/**
 * The life of a photo process: one job after another, each answered. It ends with its parent, and only so: signals to
 * the whole group are meant for the parent, which lets running jobs finish.
 */
const { memoryMb, processorMs, segmenter } = JSON.parse(process.argv[2]!) as PhotoProcessOptions;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
try {
  // Should the machine run out of memory, Linux ends this process and not the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux.
}
const watch = watchProcess(memoryMb);
limitDecoding(memoryMb);

const answer = makeAnswerer(segmenter);
// Loads the models first, so that their processor time does not count towards a picture.
const warm = answer({ kind: "warm" });

/** Sanitises with a limit of processor time. Other jobs need none: they only decode copies that the server has encoded. */
async function answerInTime(job: PhotoJob & { kind: "sanitise" }): Promise<PhotoAnswer> {
  await warm;
  watch.allow(processorMs * (imageFormat(job.image) === "heic" ? heicProcessorFactor : 1));
  const found = await answer(job);
  watch.allow(null);
  return found;
}

process.on("message", async (job: PhotoJob) => {
  process.send?.(await (job.kind === "sanitise" ? answerInTime(job) : answer(job)));
});
