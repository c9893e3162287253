import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser";

/** Cheap steps first, so that a slip is told early; every step runs, so that one run tells everything. */
const steps: { name: string; command: string[] }[] = [
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  { name: "content", command: ["npm", "run", "--silent", "check:content"] },
  { name: "unit and API", command: ["npm", "run", "--silent", "unit"] },
  { name: "build", command: ["npm", "run", "--silent", "build", "--", "--if-changed"] },
  { name: "site", command: ["npm", "run", "--silent", "check:site"] },
  { name: "browser", command: ["npm", "run", "--silent", "e2e"] },
];

function run({ name, command }: (typeof steps)[number]): boolean {
  console.log(`\n== ${name}`);
  const startedMs = Date.now();
  const { status } = spawnSync(command[0]!, command.slice(1), { stdio: "inherit" });
  console.log(
    `== ${name}: ${status === 0 ? "passed" : "failed"} in ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
  return status === 0;
}

provideBrowser();
const results = steps.map((step) => ({ name: step.name, hasPassed: run(step) }));
const failed = results.filter((result) => !result.hasPassed);
if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(", ")}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
