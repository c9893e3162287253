import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const startTimeoutMs = 90_000;
const pollMs = 50;
/** Of the server's last words, when it does not come up. */
const maxErrorChars = 4_000;

export interface EmbeddedServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs the repository's own API on a free port of this machine, with a data folder of its own.
 *
 * @throws Error with the server's own words when it ends before it answers.
 */
export async function startEmbeddedServer(root: string): Promise<EmbeddedServer> {
  const [port, dataDir] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), "passport-build-"))]);
  const server = spawn(process.execPath, ["--require", "tsx/cjs", "server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_DIR: "",
      PHOTO_DATA_DIR: dataDir,
      PHOTO_WORKERS: "1",
      CALLS_PER_MINUTE: "1000000",
      LOG_LEVEL: "error",
    },
  });
  const killWithUs = () => server.kill("SIGKILL");
  process.once("exit", killWithUs);
  let lastWords = "";
  server.stderr.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-maxErrorChars);
  });
  const stop = async () => {
    process.off("exit", killWithUs);
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(`${url}/healthz`))) {
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`The embedded API did not start. Its last words:\n${lastWords.trim() || "(none)"}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { url, stop };
}

let prepared: Promise<EmbeddedServer> | null = null;

/** Starts the server that `takeEmbeddedServer` will hand out, without waiting for it. */
export function prepareEmbeddedServer(root: string): void {
  prepared = startEmbeddedServer(root);
  // Whoever takes it hears of its failure.
  prepared.catch(() => undefined);
}

/** The prepared server, or one that is started now. */
export function takeEmbeddedServer(root: string): Promise<EmbeddedServer> {
  const server = prepared ?? startEmbeddedServer(root);
  prepared = null;
  return server;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const impatience = setTimeout(() => server.kill("SIGKILL"), 5_000);
  server.kill("SIGTERM");
  await ended;
  clearTimeout(impatience);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
