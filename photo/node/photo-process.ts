import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answer, Call } from "../jobs";
import { memoryLimits } from "./memory-limits";
import type { PhotoProcessOptions, ProcessFailure, ProcessJobs } from "./photo-jobs";
import { PhotoPoolError } from "./photo-pool-types";

export type ProcessAnswer = Answer<ProcessJobs, ProcessFailure>;

/** One child process that makes photos, one at a time. */
export interface PhotoProcess {
  readonly isAlive: boolean;
  /** Rejects with a `PhotoPoolError` if the process dies during the job. */
  ask(call: Call<ProcessJobs>): Promise<ProcessAnswer>;
  kill(): void;
}

/** All environment variables that a decoder needs: no secrets, no addresses, no passwords. */
const passedVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];
const scrubbedEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    passedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  ...memoryLimits,
});

const entry = fileURLToPath(new URL("./photo-process.cjs", import.meta.url));

/** A worker's garbage is large arrays that live for one photo: a small young generation collects them early. */
const execArgv = ["--max-semi-space-size=8"];

export function startPhotoProcess(options: PhotoProcessOptions): PhotoProcess {
  const child: ChildProcess = fork(entry, [JSON.stringify(options)], {
    env: scrubbedEnv(),
    execArgv,
    // Structured clone sends bytes as bytes.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isAlive = true;
  let settle: ((answer: ProcessAnswer | Error) => void) | undefined;
  const end = (error: Error): void => {
    isAlive = false;
    settle?.(error);
  };
  child.on("message", (answer) => settle?.(answer as ProcessAnswer));
  child.once("exit", (code, signal) => {
    const reason = signal === "SIGXCPU" ? "too-costly" : "crashed";
    end(new PhotoPoolError(reason, `The photo process ended with ${signal ?? code}.`));
  });
  const endBroken = (cause: Error) =>
    end(new PhotoPoolError("crashed", "The photo process cannot be reached.", { cause }));
  child.once("error", endBroken);
  /** Only a job keeps the parent alive: until its answer has come or the process has ended. */
  const rest = (): void => {
    child.unref();
    child.channel?.unref();
  };
  rest();

  return {
    get isAlive() {
      return isAlive;
    },
    async ask(call) {
      if (!isAlive) throw new PhotoPoolError("crashed", "The photo process has ended.");
      child.ref();
      child.channel?.ref();
      try {
        return await new Promise((resolve, reject) => {
          settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
          child.send(call, (error) => error && endBroken(error));
        });
      } finally {
        settle = undefined;
        rest();
      }
    },
    kill() {
      isAlive = false;
      child.kill("SIGKILL");
    },
  };
}
