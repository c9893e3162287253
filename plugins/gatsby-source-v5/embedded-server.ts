import { fork } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

/** Address of the embedded server, where the build has started one before Gatsby. Not an option: Gatsby runs all queries again when one changes. */
export const embeddedUrlVariable = "V5_EMBEDDED_URL";

/** Of the server's last words, when it ends by itself. */
const maxErrorChars = 4_000;

export interface EmbeddedServer {
  url: string;
  listening: Promise<void>;
  /** Rejects with the server's own words when it ends before it is stopped; never resolves. */
  failure: Promise<never>;
  stop: () => Promise<void>;
}

/**
 * Runs the content part of the repository's own API on a free port of this machine. It ends with this process.
 * @param languages codes of those whose answers it makes before it is asked
 */
export async function startEmbeddedServer(root: string, languages: string[]): Promise<EmbeddedServer> {
  const port = await freePort();
  const server = fork(join(root, "server/content-server.ts"), languages, {
    cwd: root,
    execArgv: ["--require", "tsx/cjs"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error" },
  });
  let lastWords = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-maxErrorChars);
  });
  // Not "exit": by then its last words may still be on their way.
  const closed = new Promise<void>((resolve) => server.once("close", resolve));
  const failure = closed.then(() => {
    throw new Error(`The embedded API ended by itself. Its last words:\n${lastWords.trim() || "(none)"}`);
  });
  const said = new Promise<void>((resolve) => server.once("message", () => resolve()));
  const listening = Promise.race([said, failure]);
  // Whoever waits for one of the two hears of it; the other must not end this process.
  for (const promise of [failure, listening]) promise.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    listening,
    failure,
    stop: async () => {
      server.kill("SIGKILL");
      await closed;
    },
  };
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
