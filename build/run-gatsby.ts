import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Phase, showBuild } from "./gatsby-log";
import type { Timeline } from "./seconds-left";

interface GatsbyRun {
  /** What the progress is of. */
  title: string;
  /** Folder of the site. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints Gatsby's own log; there are no phases then. */
  isVerbose?: boolean;
  /** Ends it. */
  signal?: AbortSignal;
  /** How such a build goes, if that is known: the progress says how long it will still take. */
  timeline?: Timeline;
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

const pathHere = (name: string) => join(__dirname, name);

/** Builds a site with Gatsby and shows the progress. A SIGTERM ends the build. */
export function runGatsby(build: GatsbyRun): Promise<BuildRun> {
  const env = { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? cpuCount(), ...build.env };
  return run({ ...build, env }, [pathHere("gatsby.cjs"), "build"]);
}

/** A site that is shown while its content is edited. */
export interface DevelopedSite extends Omit<GatsbyRun, "isVerbose" | "folder"> {
  /** For `gatsby develop`. */
  options: string[];
  /** From then on only errors and warnings are shown. */
  isUp: () => boolean;
}

/** Runs `gatsby develop` until it is ended. @returns its exit code */
export async function developSite({ options, isUp, ...site }: DevelopedSite): Promise<number> {
  const program = ["--require", pathHere("compile-in-develop.cjs"), require.resolve("gatsby/cli.js")];
  return (await run(site, [...program, "develop", ...options], isUp)).exitCode;
}

async function run(
  { title, folder, env, isVerbose = false, signal, timeline }: GatsbyRun,
  args: string[],
  isUp?: () => boolean,
): Promise<BuildRun> {
  const gatsby = spawn(process.execPath, args, {
    cwd: folder,
    stdio: isVerbose ? "inherit" : ["inherit", "pipe", "inherit"],
    env: {
      ...process.env,
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...(!isVerbose && { GATSBY_LOGGER: "json" }),
    },
  });
  const exit = new Promise<number>((resolve) => gatsby.once("exit", (code) => resolve(code ?? 1)));
  const end = () => gatsby.kill();
  process.on("SIGTERM", end);
  signal?.addEventListener("abort", end, { once: true });
  const phases = gatsby.stdout
    ? await showBuild(gatsby.stdout, { title, isUp, timeline }, process.stdout)
    : [];
  const exitCode = await exit;
  process.off("SIGTERM", end);
  signal?.removeEventListener("abort", end);
  return { exitCode, phases };
}
