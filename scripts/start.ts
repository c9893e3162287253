import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localAddress, usualPort } from "../build/site-address";
import { isBuildCold, isEnglishBuilt, isSiteBuilt } from "../build/site-build";
import { siteUnderWayFile } from "../contract/site/site-paths";
import { buildLanguageCodes } from "../locales/build-languages";
import { defaultLanguage } from "../locales/languages";
import { memoryLimits } from "../photo/node/memory-limits";
import { readConfig } from "../server/config/config";
import { loadEnvFile } from "../server/config/env-file";
import { npmCommand, readArguments, runCommand } from "../tools/command-line";
import { isPortFree } from "../tools/taken-ports";

/** What a first build leaves for later. */
function restOfBuild(): string {
  const others = buildLanguageCodes().length - 1;
  const inOthers = others === 0 ? "" : `${others} more ${others === 1 ? "language" : "languages"}, `;
  return `${inOthers}compressed files and pictures for shared links`;
}

const programs = new Set<ChildProcess>();
const underWay = join("public", siteUnderWayFile);

/** Starts another program of the repository, which ends with this one. */
function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const program = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  programs.add(program);
  program.once("exit", () => programs.delete(program));
  return program;
}

async function exitCodeOf(program: ChildProcess): Promise<number> {
  const [code] = (await once(program, "exit")) as [number | null];
  return code ?? 1;
}

/**
 * Serves site and API as one process. If the sources have changed, it builds the site first. A first build takes minutes, so it
 * begins with English, without compressed files, pictures for shared links and the check of the
 * content, and builds the rest while the site is served. If that is interrupted, the next start serves English at once.
 */
async function start({ verbose }: { verbose: boolean }): Promise<void> {
  loadEnvFile();
  const port = process.env.PORT || usualPort;
  // Checked before the build, which takes minutes. PUBLIC_DIR is the build's output.
  readArguments(() => readConfig({ ...process.env, PORT: port, PUBLIC_DIR: "" }));
  const rest = readArguments(restOfBuild);
  if (!(await isPortFree(Number(port), process.env.HOST || "0.0.0.0"))) {
    console.error(`Port ${port} is taken by another program. Choose another one: PORT=8001 npm start`);
    process.exit(1);
  }
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      isEnding = true;
      // After Ctrl+C they have got a SIGINT of their own.
      for (const program of programs) program.kill("SIGTERM");
    });
  console.log("Looking for what has changed since the last build.");
  const build = (env?: NodeJS.ProcessEnv) =>
    exitCodeOf(run("scripts/build.ts", verbose ? ["--verbose"] : [], env));
  let isBuilt = isSiteBuilt();
  // A site that was built for the usual port is served as it is; one that must be built gets the address where it is served.
  const address = localAddress(port, process.env);
  if (!isBuilt && address) {
    process.env.GATSBY_SITE_URL = address;
    isBuilt = isSiteBuilt();
  }
  const isEnglishFirst = !isBuilt && isBuildCold();
  if (!isBuilt && !(isEnglishFirst && isEnglishBuilt())) {
    // Measured: docs/decisions/0017-english-first.md.
    console.log(
      isEnglishFirst
        ? `Building the English pages, which takes about four minutes on two cores. While they are served, the rest follows: ${rest}.`
        : "Building the site again, from what the last build has left.",
    );
    const exitCode = await build(
      isEnglishFirst ? { GATSBY_BUILD_LANGS: defaultLanguage.code, GATSBY_QUICK_BUILD: "1" } : {},
    );
    if (exitCode !== 0) process.exit(isEnding ? 0 : exitCode);
  }
  console.log("Starting the server.");
  rmSync(underWay, { force: true });
  if (isEnglishFirst) writeFileSync(underWay, "");
  const server = run("server/main.ts", [], {
    ...memoryLimits,
    LOG_LEVEL: "warn",
    ...process.env,
    PORT: port,
    PUBLIC_DIR: "public",
  });
  server.on("exit", (code) => {
    for (const program of programs) program.kill();
    rmSync(underWay, { force: true });
    process.exit(isEnding ? 0 : (code ?? 1));
  });
  await logWhenReady(port);
  if (isEnglishFirst) {
    console.log(`English is ready. The rest is being built: ${rest}.\n`);
    const exitCode = await build();
    if (isEnding) return;
    rmSync(underWay, { force: true });
    console.log(
      exitCode === 0
        ? "\nEverything is built.\n"
        : "\nThe rest could not be built (see above). English is still served.\n",
    );
  }
}

async function logWhenReady(port: string): Promise<void> {
  const address = `http://localhost:${port}`;
  for (;;) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.log(`\nOpen Passport Photo is ready: ${address}\n`);
}

void runCommand(
  npmCommand(
    "start --",
    "Builds the site if its sources have changed, then serves the site and the API in one process.",
    "PORT=8001 npm start",
  )
    .option("--verbose", "print Gatsby's own log", false)
    .addHelpText("after", "\nA log of all requests: LOG_LEVEL=info npm start\n\nAll variables: .env.example")
    .action(start),
);
