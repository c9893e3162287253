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
 * Steps of a row run one after another, rows of a stage side by side: a build leaves one of two cores idle for its first
 * minutes. Cheap steps first, so that a slip is told early; every step runs, so that one run tells everything.
 */
const stages: Step[][][] = [
  [
    [npmStep("lint", "lint"), npmStep("types", "types"), npmStep("content", "check:content")],
    [npmStep("build", "build", "--", "--if-changed")],
  ],
  [
    [
      npmStep("unit and API", "unit"),
      ...onReplicaStores,
      npmStep("site", "check:site"),
      npmStep("browser", "e2e"),
    ],
  ],
];

interface Result {
  name: string;
  hasPassed: boolean;
}

/** What runs beside others speaks when it has ended. */
async function run({ name, command, env }: Step, isAlone: boolean): Promise<Result> {
  if (isAlone) console.log(`\n== ${name}`);
  const startedMs = Date.now();
  const program = spawn(command[0]!, command.slice(1), {
    stdio: isAlone ? "inherit" : ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const words: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on("data", (part: Buffer) => {
      words.push(part);
    });
  const [status] = (await once(program, "close")) as [number | null];
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(words)}`);
  console.log(`== ${name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`);
  return { name, hasPassed: status === 0 };
}

async function runStage(rows: Step[][]): Promise<Result[]> {
  const results = rows.map(async (row) => {
    const ofRow: Result[] = [];
    for (const step of row) ofRow.push(await run(step, rows.length === 1));
    return ofRow;
  });
  return (await Promise.all(results)).flat();
}

async function test(): Promise<void> {
  provideBrowser();
  if (!hasPostgres)
    console.log("\nNo PostgreSQL on this machine: the API is tested on SQLite and a folder only.");
  const results: Result[] = [];
  for (const stage of stages) results.push(...(await runStage(stage)));
  const failed = results.filter((result) => !result.hasPassed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(", ")}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void test();
