import { spawn } from "node:child_process";
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
