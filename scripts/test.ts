import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { provideBrowser } from "./browser";

interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

const hasPostgres =
  existsSync("/usr/lib/postgresql") || spawnSync("pg_ctl", ["--version"], { stdio: "ignore" }).status === 0;

/** The tests whose answers depend on database or store. */
const onStores = "tests/server/(routes/|moderation/risk-check|feedback/|removal|replicas)";

/** They run once more, on a PostgreSQL and an S3 server that they start (`tests/server/chosen-stores.ts`). */
const onReplicaStores: Step[] = hasPostgres
  ? [
      {
        name: "API on PostgreSQL and S3",
        command: ["npm", "run", "--silent", "unit", "--", onStores],
        env: { TEST_STORES: "replicas" },
      },
    ]
  : [];

/** Cheap steps first, so that a slip is told early; every step runs, so that one run tells everything. */
const steps: Step[] = [
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  { name: "content", command: ["npm", "run", "--silent", "check:content"] },
  { name: "unit and API", command: ["npm", "run", "--silent", "unit"] },
  ...onReplicaStores,
  { name: "build", command: ["npm", "run", "--silent", "build", "--", "--if-changed"] },
  { name: "site", command: ["npm", "run", "--silent", "check:site"] },
  { name: "browser", command: ["npm", "run", "--silent", "e2e"] },
];

function run({ name, command, env }: Step): boolean {
  console.log(`\n== ${name}`);
  const startedMs = Date.now();
  const { status } = spawnSync(command[0]!, command.slice(1), {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  console.log(
    `== ${name}: ${status === 0 ? "passed" : "failed"} in ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
  return status === 0;
}

provideBrowser();
if (!hasPostgres)
  console.log("\nNo PostgreSQL on this machine: the API is tested on SQLite and a folder only.");
const results = steps.map((step) => ({ name: step.name, hasPassed: run(step) }));
const failed = results.filter((result) => !result.hasPassed);
if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(", ")}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
