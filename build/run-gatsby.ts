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
}

export interface BuildRun {
  exitCode: number;
  phases: Phase[];
}

/** Builds a site with Gatsby and shows the progress. A SIGTERM ends the build. */
export async function runGatsby({ title, folder, env, isVerbose = false }: GatsbyBuild): Promise<BuildRun> {
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
  const phases = gatsby.stdout ? await showBuild(gatsby.stdout, title, process.stdout) : [];
  const exitCode = await exit;
  process.off("SIGTERM", end);
  return { exitCode, phases };
}
