import { Worker } from "node:worker_threads";

const everyMs = 50;

export interface ProcessWatch {
  /** From now on this process may use so much processor time; null: any. */
  allow(processorMs: number | null): void;
}

/**
 * Ends this process when it grows over `limitMb` resident (SIGKILL) or uses more processor time than it is allowed (SIGXCPU).
 * Decoders take their memory outside of JavaScript's heap and hold the main thread meanwhile, so a thread of its own looks.
 */
export function watchProcess(limitMb: number): ProcessWatch {
  const watch = `
    const { parentPort } = require("node:worker_threads");
    const usedMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    let mostMs = Infinity;
    parentPort.on("message", (processorMs) => {
      mostMs = processorMs === null ? Infinity : usedMs() + processorMs;
    });
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limitMb * 1e6}) process.kill(process.pid, "SIGKILL");
      if (usedMs() > mostMs) process.kill(process.pid, "SIGXCPU");
    }, ${everyMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(watch, { eval: true, resourceLimits });
  worker.unref();
  return { allow: (processorMs) => worker.postMessage(processorMs) };
}
