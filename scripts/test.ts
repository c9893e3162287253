import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser";

interface Step {
  name: string;
  command: string[];
  /** Words in its errors upon which it is tried once more: not a test has failed, but what runs them. */
  triedAgainUpon?: string;
}

/** Cheap steps first, so that a slip is told early; every step runs, so that one run tells everything. */
const steps: Step[] = [
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  { name: "content", command: ["npm", "run", "--silent", "check:content"] },
  // A process of the test runner has twice in thirty runs ended without a word, between one test file and the next.
  {
    name: "unit and API",
    command: ["npm", "run", "--silent", "unit"],
    triedAgainUpon: "Worker exited unexpectedly",
  },
  { name: "build", command: ["npm", "run", "--silent", "build", "--", "--if-changed"] },
  { name: "site", command: ["npm", "run", "--silent", "check:site"] },
  { name: "browser", command: ["npm", "run", "--silent", "e2e"] },
];

function run({ name, command, triedAgainUpon }: Step): boolean {
  console.log(`\n== ${name}`);
  const startedMs = Date.now();
  const { status, stderr } = spawnSync(command[0]!, command.slice(1), {
    stdio: ["inherit", "inherit", triedAgainUpon ? "pipe" : "inherit"],
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (stderr) process.stderr.write(stderr);
  console.log(
    `== ${name}: ${status === 0 ? "passed" : "failed"} in ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
  if (status === 0 || !triedAgainUpon || !stderr.includes(triedAgainUpon)) return status === 0;
  console.log(`== ${name}: tried once more`);
  return run({ name, command });
}

provideBrowser();
const results = steps.map((step) => ({ name: step.name, hasPassed: run(step) }));
const failed = results.filter((result) => !result.hasPassed);
if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(", ")}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
