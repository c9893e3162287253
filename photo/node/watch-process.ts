import { Worker } from "node:worker_threads";

const everyMs = 50;

export interface ProcessWatch {
  /** Allows this much processor time from now on; null removes the limit. */
  allow(processorMs: number | null): void;
}

/**
 * Ends this process when its resident memory exceeds `limitMb` (SIGKILL), or when it uses more processor time than allowed
 * (SIGXCPU). A separate thread checks this, because decoders allocate outside the JavaScript heap and block the main thread.
 */
export function watchProcess(limitMb: number): ProcessWatch {
  const watch = `
    const { parentPort } = require("node:worker_threads");
    const usedMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    let limitMs = Infinity;
    parentPort.on("message", (processorMs) => {
      limitMs = processorMs === null ? Infinity : usedMs() + processorMs;
    });
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limitMb * 1e6}) process.kill(process.pid, "SIGKILL");
      if (usedMs() > limitMs) process.kill(process.pid, "SIGXCPU");
    }, ${everyMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(watch, { eval: true, resourceLimits });
  worker.unref();
  return { allow: (processorMs) => worker.postMessage(processorMs) };
}
