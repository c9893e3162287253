import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Step {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Stopped after so long; what has passed until then has passed. */
  limitSeconds?: number;
}

export interface Result {
  name: string;
  hasPassed: boolean;
  wasStopped: boolean;
  output: string;
}

/** What a test runner prints of a failing test begins and ends with such lines: Jest's and Playwright's. */
const failing = /^(FAIL |\s*(✘|x)\s+\d+ )/;
const notFailing = /^(PASS |Test Suites: |\s*([✓-]|ok)\s+\d+ )/;

/** Passes on the lines about failing tests, one after another as they come. */
export function failuresOf(tell: (line: string) => void): (line: string) => void {
  let isFailure = false;
  return (line) => {
    if (failing.test(line)) isFailure = true;
    else if (notFailing.test(line)) isFailure = false;
    if (isFailure) tell(line);
  };
}

export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** What stays in sight of a step that has passed: the summaries of Jest and Playwright, with what was flaky. */
const lastLines = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-8)
    .map((line) => `        ${line}\n`)
    .join("");

/**
 * Runs rows of steps side by side, the steps of a row one after another, whatever has failed before. A failing test is told
 * at once; the rest of what a step prints when it has ended, or the steps of two rows would be mixed.
 */
export async function runRows(
  rows: readonly (readonly Step[])[],
  tell: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Result[]> {
  const startedMs = Date.now();
  const secondsSince = (fromMs: number): number => (Date.now() - fromMs) / 1000;
  const say = (text: string) => tell(`${clockTime(secondsSince(startedMs)).padStart(6)}  ${text}\n`);
  const running = new Map<string, number>();

  async function run({ name, command, env, limitSeconds }: Step): Promise<Result> {
    say(name);
    const fromMs = Date.now();
    running.set(name, fromMs);
    const [file, ...args] = command;
    const program = spawn(file!, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [program.stdout, program.stderr]) {
      const onLine = failuresOf((line) => say(`${name}: ${line}`));
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
    if (!hasPassed) tell(`\n${output}\n`);
    const outcome = hasPassed ? (wasStopped ? "was stopped" : "passed") : "FAILED";
    say(`${name} ${outcome} after ${clockTime(secondsSince(fromMs))}`);
    if (hasPassed && output.trim()) tell(lastLines(output));
    return { name, hasPassed, wasStopped, output };
  }

  async function runRow(steps: readonly Step[]): Promise<Result[]> {
    const results: Result[] = [];
    for (const step of steps) results.push(await run(step));
    return results;
  }

  const everyMinute = setInterval(() => {
    const since = [...running].map(([name, fromMs]) => `${name} (${clockTime(secondsSince(fromMs))})`);
    say(`still at it: ${since.join(", ")}`);
  }, 60_000);
  try {
    return (await Promise.all(rows.map(runRow))).flat();
  } finally {
    clearInterval(everyMinute);
  }
}
