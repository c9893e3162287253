import { Worker } from "node:worker_threads";

const everyMs = 50;

/**
 * Ends this process when it grows over `limitMb` resident. Decoders take their memory outside of JavaScript's heap and
 * hold the main thread meanwhile, so a thread of its own looks.
 */
export function watchMemory(limitMb: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${limitMb * 1e6}) process.kill(process.pid, "SIGKILL");
  }, ${everyMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  new Worker(watch, { eval: true, resourceLimits }).unref();
}
