import { writeFileSync } from "node:fs";
import { limitDecoding } from "./decode-budget";
import type { OnnxModel } from "./onnx-segmenter";
import type { PhotoJob } from "./photo-jobs";
import { makeAnswerer } from "./photo-worker";
import { watchMemory } from "./watch-memory";

/**
 * The life of a photo process: one job after another, each answered. It ends with its parent, and only so: signals to
 * the whole group are meant for the parent, which lets running jobs finish.
 */
const [memoryMb, segmenter] = JSON.parse(process.argv[2]!) as [number, OnnxModel | null];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit());
try {
  // Should the machine run out of memory, Linux ends this process and not the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux.
}
watchMemory(memoryMb);
limitDecoding(memoryMb);

const answer = makeAnswerer(segmenter);
process.on("message", async (job: PhotoJob) => {
  process.send?.(await answer(job));
});
