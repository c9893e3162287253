import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Fault } from "../../faults/content-error";

export interface RunningCheck {
  /** @throws Error if the check itself failed or was stopped */
  faults: Promise<Fault[]>;
  stop(): void;
}

const program = join(__dirname, "../../../scripts/check/check-content.ts");

/**
 * Checks a content folder in another process: it takes seconds, in which the caller can build, watch and exit.
 * @param isPatient lets other programs have the processor first
 */
export function startContentCheck(folder: string, { isPatient = false } = {}): RunningCheck {
  const check = spawn(process.execPath, ["--import", "tsx", program, folder, "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (isPatient && check.pid !== undefined) setPriority(check.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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
