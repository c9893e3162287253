import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Phase, showBuild } from "./gatsby-log";

export interface GatsbyBuild {
  /** What the progress is of. */
  title: string;
  /** Folder of the site. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints Gatsby's own log; there are no phases then. */
  isVerbose?: boolean;
  /** Ends the build. */
  signal?: AbortSignal;
}

export interface BuildRun {
  exitCode: number;
  phases: Phase[];
}

/** On machines with many cores: each worker is a process with its own copy of the HTML renderer. */
const maxWorkers = 8;

/**
 * Gatsby takes one worker less than there are physical cores, and waits while they run queries and render pages: on two logical
 * cores, one of them was idle.
 */
const cpuCount = (): string => String(Math.min(maxWorkers, availableParallelism()) + 1);

/** Builds a site with Gatsby and shows the progress. A SIGTERM ends the build. */
export async function runGatsby(build: GatsbyBuild): Promise<BuildRun> {
  const { title, folder, env, isVerbose = false, signal } = build;
  const gatsby = spawn(process.execPath, [join(__dirname, "gatsby.cjs"), "build"], {
    cwd: folder,
    stdio: isVerbose ? "inherit" : ["inherit", "pipe", "inherit"],
    env: {
      ...process.env,
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? cpuCount(),
      ...(!isVerbose && { GATSBY_LOGGER: "json" }),
    },
  });
  const exit = new Promise<number>((resolve) => gatsby.once("exit", (code) => resolve(code ?? 1)));
  const end = () => gatsby.kill();
  process.on("SIGTERM", end);
  signal?.addEventListener("abort", end, { once: true });
  const phases = gatsby.stdout ? await showBuild(gatsby.stdout, title, process.stdout) : [];
  const exitCode = await exit;
  process.off("SIGTERM", end);
  signal?.removeEventListener("abort", end);
  return { exitCode, phases };
}
