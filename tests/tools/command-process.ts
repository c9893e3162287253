import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface CommandProcess {
  /** Runs a script once, as `node --import tsx` would. */
  run(file: string, ...args: string[]): Promise<{ status: number; stdout: string; stderr: string }>;
  stop(): void;
}

const root = join(__dirname, "../..");

/** Starts a process that runs scripts of this repository, one at a time (`run-commands.ts`). */
export function startCommandProcess(): CommandProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/tools/run-commands.ts"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("The process of commands has ended.");
  });
  ended.catch(() => {});
  return {
    async run(file, ...args) {
      child.send([file, ...args]);
      const [[status, stdout, stderr]] = await Promise.race([once(child, "message"), ended]);
      return { status, stdout, stderr };
    },
    stop: () => child.kill(),
  };
}
