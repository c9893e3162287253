import { Worker } from "node:worker_threads";

const beatsMissed = 12;

/**
 * Ends this process when its event loop has not turned for `limitMs`, so that the service manager starts it again: systemd and Docker
 * notice only a process that has ended. Beats are counted, not time, because a machine may sleep. Call it once the server listens.
 */
export function endWhenHung(limitMs = 60_000): void {
  const everyMs = limitMs / beatsMissed;
  const watch = `
    const { writeSync } = require("node:fs");
    const { parentPort } = require("node:worker_threads");
    let missed = 0;
    parentPort.on("message", () => { missed = 0; });
    setInterval(() => {
      if (++missed < ${beatsMissed}) return;
      writeSync(2, "The event loop has hung for ${limitMs / 1000} s: the process ends.\\n");
      process.kill(process.pid, "SIGKILL");
    }, ${everyMs});`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  const worker = new Worker(watch, { eval: true, resourceLimits });
  worker.unref();
  setInterval(() => worker.postMessage("beat"), everyMs).unref();
}
