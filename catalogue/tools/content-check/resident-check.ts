import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Fault } from "../../faults/content-error";

const program = join(__dirname, "check-on-request.ts");

export type CheckAnswer = { faults: Fault[] } | { error: string };

/**
 * Checks a content folder in another process, which stays and keeps what it has read: the next check takes a quarter
 * of the time. It ends after some minutes without a check, and with its parent.
 */
export class ResidentCheck {
  private process: ChildProcess | undefined;

  constructor(private readonly contentDir: string) {}

  /** One check at a time. @throws Error if the check itself failed or was stopped */
  faults(): Promise<Fault[]> {
    const child = this.running();
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        child.off("message", onAnswer).off("exit", onExit);
        settle();
      };
      const onAnswer = (answer: CheckAnswer) =>
        done(() => ("faults" in answer ? resolve(answer.faults) : reject(new Error(answer.error))));
      const onExit = (code: number | null) =>
        done(() => reject(new Error(`The check of the content ended with exit code ${code}.`)));
      child.on("message", onAnswer).on("exit", onExit);
      child.send(this.contentDir);
    });
  }

  stop(): void {
    this.process?.kill();
    // It is connected until it has ended.
    this.process = undefined;
  }

  private running(): ChildProcess {
    if (!this.process?.connected)
      this.process = fork(program, {
        execArgv: ["--import", "tsx"],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
    return this.process;
  }
}
