import { spawn } from "node:child_process";
import { leanMemory } from "../photo/node/lean-memory";
import { buildSite, isSiteBuilt } from "./site-build";

/** Builds the site when its sources have changed, then serves site and API as one process. */
function start(): void {
  if (!isSiteBuilt()) {
    console.log("Building the site. The first time this takes a few minutes.");
    const exitCode = buildSite();
    if (exitCode !== 0) process.exit(exitCode);
  }
  const port = process.env.PORT ?? "8000";
  const server = spawn(process.execPath, ["--import", "tsx", "server/src/main.ts"], {
    stdio: "inherit",
    env: { ...leanMemory, ...process.env, PORT: port, PUBLIC_DIR: "public" },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 1));
  void sayWhenReady(port);
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

start();
