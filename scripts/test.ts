import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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

const npmStep = (name: string, ...args: string[]): Step => ({
  name,
  command: ["npm", "run", "--silent", ...args],
});

/**
 * Rows run side by side, the steps of a row one after another: a build leaves one of two cores idle for minutes, and browser
 * tests wait more than they work. Cheap steps first, so that a slip is told early; every step runs, so that one run tells
 * everything.
 */
const rows: Step[][] = [
  [
    npmStep("lint", "lint"),
    npmStep("types", "types"),
    npmStep("content", "check:content"),
    npmStep("unit and API", "unit"),
    ...onReplicaStores,
  ],
  [npmStep("build", "build", "--", "--if-changed"), npmStep("site", "check:site"), npmStep("browser", "e2e")],
];

interface Result {
  name: string;
  hasPassed: boolean;
}

/** Its words come when it has ended: they would be mixed with those of the other row. */
async function run({ name, command, env }: Step): Promise<Result> {
  console.log(`-- ${name}`);
  const startedMs = Date.now();
  const program = spawn(command[0]!, command.slice(1), {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const words: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (part: Buffer) => {
      words.push(part);
    });
  const [status] = (await once(program, "close")) as [number | null];
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  process.stdout.write(`\n== ${name}\n${Buffer.concat(words)}`);
  console.log(`== ${name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`);
  return { name, hasPassed: status === 0 };
}

async function runRow(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

async function test(): Promise<void> {
  provideBrowser();
  if (!hasPostgres)
    console.log("\nNo PostgreSQL on this machine: the API is tested on SQLite and a folder only.");
  console.log(`\nSide by side: ${rows.map((row) => row.map(({ name }) => name).join(", ")).join(" | ")}`);
  const results = (await Promise.all(rows.map(runRow))).flat();
  const failed = results.filter((result) => !result.hasPassed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(", ")}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void test();
