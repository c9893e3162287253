import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Step {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Stops the step after this time. It has then passed if no test has failed so far. */
  limitSeconds?: number;
}

export interface Result {
  name: string;
  hasPassed: boolean;
  wasStopped: boolean;
  output: string;
}

/** Lines of Jest and Playwright that begin and end the output about a failing test. */
const failing = /^(FAIL |\s*(✘|x)\s+\d+ )/;
const notFailing = /^(PASS |Test Suites: |\s*([✓-]|ok)\s+\d+ )/;

/** Returns a function that takes lines of output and reports those about failing tests. */
export function failuresOf(report: (line: string) => void): (line: string) => void {
  let isFailure = false;
  return (line) => {
    if (failing.test(line)) isFailure = true;
    else if (notFailing.test(line)) isFailure = false;
    if (isFailure) report(line);
  };
}

export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** The output to show for a passed step: long enough for the summaries of Jest and Playwright, including flaky tests. */
const lastLines = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-8)
    .map((line) => `        ${line}\n`)
    .join("");

/**
 * Runs rows in parallel, and the steps of each row in sequence. A failed step does not stop the others. Failing tests are printed at
 * once. The rest of a step's output is printed when it has ended, so that the output of two rows is not mixed.
 */
export async function runRows(
  rows: readonly (readonly Step[])[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Result[]> {
  const startedMs = Date.now();
  const secondsSince = (fromMs: number): number => (Date.now() - fromMs) / 1000;
  const log = (text: string) => write(`${clockTime(secondsSince(startedMs)).padStart(6)}  ${text}\n`);
  const running = new Map<string, number>();

  async function run({ name, command, env, limitSeconds }: Step): Promise<Result> {
    log(name);
    const fromMs = Date.now();
    running.set(name, fromMs);
    const [file, ...args] = command;
    const program = spawn(file!, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [program.stdout, program.stderr]) {
      const onLine = failuresOf((line) => log(`${name}: ${line}`));
      let rest = "";
      stream.setEncoding("utf8").on("data", (part: string) => {
        output += part;
        const lines = (rest + part).split("\n");
        rest = lines.pop()!;
        lines.forEach(onLine);
      });
    }
    let wasStopped = false;
    const stop = () => {
      wasStopped = program.kill();
    };
    const limit = limitSeconds === undefined ? undefined : setTimeout(stop, 1000 * limitSeconds);
    const [code] = (await once(program, "close")) as [number | null];
    clearTimeout(limit);
    running.delete(name);
    const hasPassed = wasStopped ? !output.split("\n").some((line) => failing.test(line)) : code === 0;
    if (!hasPassed) write(`\n${output}\n`);
    const outcome = hasPassed ? (wasStopped ? "was stopped" : "passed") : "FAILED";
    log(`${name} ${outcome} after ${clockTime(secondsSince(fromMs))}`);
    if (hasPassed && output.trim()) write(lastLines(output));
    return { name, hasPassed, wasStopped, output };
  }

  async function runRow(steps: readonly Step[]): Promise<Result[]> {
    const results: Result[] = [];
    for (const step of steps) results.push(await run(step));
    return results;
  }

  const everyMinute = setInterval(() => {
    const since = [...running].map(([name, fromMs]) => `${name} (${clockTime(secondsSince(fromMs))})`);
    log(`running: ${since.join(", ")}`);
  }, 60_000);
  try {
    return (await Promise.all(rows.map(runRow))).flat();
  } finally {
    clearInterval(everyMinute);
  }
}
