import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Step {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Stops the step after this time. If a test has failed until then, the step has failed. */
  limitSeconds?: number;
}

export interface Result {
  name: string;
  hasFailed: boolean;
  /** By its time limit, before its end: it has not passed, and may have failed before. */
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

/** What runs, and in which order, for the first line of a run. */
export function orderOf(rows: readonly (readonly Step[])[]): string {
  const lists = rows.map((row) => row.map(({ name }) => name).join(", "));
  if (lists.length > 1) return `Side by side: ${lists.join(" | ")}`;
  return rows[0]!.length > 1 ? `One after another: ${lists[0]}` : lists[0]!;
}

export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * The last lines of a run: how many steps passed and failed, and how many were stopped, with the number of test files that
 * did not run for that reason.
 */
export function closingLines(results: readonly Result[], filesNotRun = 0): string {
  const failed = results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
  const passed = results.filter(({ hasFailed, wasStopped }) => !hasFailed && !wasStopped);
  const stopped = results.filter(({ wasStopped }) => wasStopped);
  const files = `${filesNotRun} test ${filesNotRun === 1 ? "file" : "files"} did not run`;
  return [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}`, ""] : []),
    `${passed.length} passed, ${failed.length} failed`,
    ...(stopped.length > 0 ? [`${stopped.length} stopped before its end: ${files}`] : []),
  ].join("\n");
}

/** The output to show for a step that has not failed: long enough for the summaries of Jest and Playwright, including flaky tests. */
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
    const hasFailed = wasStopped ? output.split("\n").some((line) => failing.test(line)) : code !== 0;
    if (hasFailed) write(`\n${output}\n`);
    const outcome = hasFailed ? "FAILED" : wasStopped ? "was stopped" : "passed";
    log(`${name} ${outcome} after ${clockTime(secondsSince(fromMs))}`);
    if (!hasFailed && output.trim()) write(lastLines(output));
    return { name, hasFailed, wasStopped, output };
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
