import { writeFileSync } from "node:fs";
import { imageFormat } from "../core/file/image-format";
import { heicProcessorFactor } from "../core/file/image-limits";
import { answerCall, type Call } from "../jobs";
import { limitDecoding } from "./decode/decode-budget";
import type { PhotoProcessOptions, ProcessJobs } from "./photo-jobs";
import { failureOf, makeProcessJobs } from "./photo-worker";
import { watchProcess } from "./watch-process";

/**
 * Runs the jobs of a photo process one after another. The process ends with its parent only: signals to the process
 * group are handled by the parent, which lets running jobs finish.
 */
const { memoryMb, processorMs, segmenter } = JSON.parse(process.argv[2]!) as PhotoProcessOptions;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
try {
  // If the machine runs out of memory, Linux ends this process and not the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux.
}
const watch = watchProcess(memoryMb);
limitDecoding(memoryMb);

const jobs = makeProcessJobs(segmenter);
// Loads the models first, so that their processor time does not count towards a picture.
const warm = jobs.warm(null).catch(() => {});

/** Sanitises with a limit of processor time. Other jobs need none: they decode copies that the server has encoded. */
const sanitiseInTime: ProcessJobs["sanitiseImage"] = async (image) => {
  await warm;
  watch.allow(processorMs * (imageFormat(image) === "heic" ? heicProcessorFactor : 1));
  try {
    return await jobs.sanitiseImage(image);
  } finally {
    watch.allow(null);
  }
};

const offered: ProcessJobs = { ...jobs, sanitiseImage: sanitiseInTime };
process.on("message", async (call: Call<ProcessJobs>) => {
  process.send?.(await answerCall(offered, call, failureOf));
});
