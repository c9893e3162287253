import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { buildSite, isSiteBuilt } from "../build/site-build";
import { memoryLimits } from "../photo/node/memory-limits";
import { npmCommand, runCommand } from "../tools/command-line";

/** Builds the site when its sources have changed, then serves site and API as one process. */
async function start(): Promise<void> {
  const port = process.env.PORT ?? "8000";
  if (!(await isPortFree(Number(port)))) {
    console.error(`Port ${port} is taken by another program. Choose another one: PORT=8001 npm start`);
    process.exit(1);
  }
  if (!isSiteBuilt()) {
    console.log("Building the site. The first time this takes a few minutes.");
    const { exitCode } = await buildSite();
    if (exitCode !== 0) process.exit(exitCode);
  }
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    stdio: "inherit",
    env: { ...memoryLimits, ...process.env, PORT: port, PUBLIC_DIR: "public" },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 1));
  void sayWhenReady(port);
}

/** Asked before the build, which takes minutes; what is no port at all is told by the server's configuration. */
function isPortFree(port: number): Promise<boolean> {
  if (!(port >= 0 && port <= 65_535)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"));
    probe.listen(port, process.env.HOST || "0.0.0.0", () => probe.close(() => resolve(true)));
  });
}

async function sayWhenReady(port: string): Promise<void> {
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
  )
    .addHelpText("after", "\nExample: PORT=8001 npm start\nAll variables: .env.example")
    .action(start),
);
