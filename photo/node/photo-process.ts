import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { memoryLimits } from "./memory-limits";
import type { PhotoAnswer, PhotoJob, PhotoProcessOptions } from "./photo-jobs";
import { PhotoTooCostly } from "./photo-pool-types";

/** One child process that makes photos, one at a time. */
export interface PhotoProcess {
  readonly isAlive: boolean;
  /** Rejects when the process dies under the job. */
  ask(job: PhotoJob): Promise<PhotoAnswer>;
  kill(): void;
}

/** All that a decoder needs to know of the world: no secret, no address, no password of a database. */
const keptVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];
const scrubbedEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    keptVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  ...memoryLimits,
});

const entry = fileURLToPath(new URL("./photo-process.cjs", import.meta.url));

/** A worker's garbage is large arrays that live for one photo: a small nursery finds them early. */
const execArgv = ["--max-semi-space-size=8"];

export function startPhotoProcess(options: PhotoProcessOptions): PhotoProcess {
  const child: ChildProcess = fork(entry, [JSON.stringify(options)], {
    env: scrubbedEnv(),
    execArgv,
    // Structured clone: bytes travel as bytes.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isAlive = true;
  let settle: ((answer: PhotoAnswer | Error) => void) | undefined;
  const end = (error: Error): void => {
    isAlive = false;
    settle?.(error);
  };
  child.on("message", (answer) => settle?.(answer as PhotoAnswer));
  child.once("exit", (code, signal) => {
    const words = `The photo process ended with ${signal ?? code}.`;
    end(signal === "SIGXCPU" ? new PhotoTooCostly(words) : new Error(words));
  });
  child.once("error", end);
  // It keeps nobody alive: who waits for a photo does so with an open connection.
  child.unref();
  child.channel?.unref();

  return {
    get isAlive() {
      return isAlive;
    },
    async ask(job) {
      if (!isAlive) throw new Error("The photo process has ended.");
      child.channel?.ref();
      try {
        return await new Promise((resolve, reject) => {
          settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
          child.send(job, (error) => error && end(error));
        });
      } finally {
        settle = undefined;
        child.channel?.unref();
      }
    },
    kill() {
      isAlive = false;
      child.kill("SIGKILL");
    },
  };
}
