import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Fault } from "../../faults/content-error";

export interface RunningCheck {
  /** @throws Error if the check itself failed or was stopped */
  faults: Promise<Fault[]>;
  stop(): void;
}

const program = join(__dirname, "../../../scripts/check/check-content.ts");

/** Checks a content folder in another process: it takes seconds, in which the caller can build and exit. */
export function startContentCheck(folder: string): RunningCheck {
  const check = spawn(process.execPath, ["--import", "tsx", program, folder, "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = new Promise<number | null>((resolve) => check.once("exit", resolve));
  const faults = Promise.all([text(check.stdout), text(check.stderr), exit]).then(
    ([output, errors, code]) => {
      if (output === "")
        throw new Error(errors.trim() || `The check of the content ended with exit code ${code}.`);
      return (JSON.parse(output) as { faults: Fault[] }).faults;
    },
  );
  return { faults, stop: () => void check.kill() };
}
