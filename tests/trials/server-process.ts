import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { memoryLimits } from "../../photo/node/memory-limits";
import { freePort } from "./free-port";

/** The real program in a process of its own, to be loaded, fuzzed and killed. */
export interface ServerProcess {
  address: string;
  port: number;
  /** Rejects when the process ends or is not ready in time. */
  ready(path?: "/healthz" | "/readyz"): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>;
  isAlive(): boolean;
  /** Resident memory of the server, and of it with all its photo processes. */
  residentMb(): { server: number; all: number };
  /** Processor time since its start, of the server and of all its photo processes. */
  processorS(): { server: number; photos: number };
  /** What it wrote to stderr, and its log lines of errors. */
  faults(): string[];
}

const readyWithinMs = 180_000;

/** No limit of calls stands in the way of a trial. */
export const withoutLimits = {
  CALLS_PER_MINUTE: "1000000",
  PHOTOS_PER_MINUTE: "1000000",
  LOGINS_PER_MINUTE: "1000000",
  FEEDBACKS_PER_MINUTE: "1000000",
  DEVICE_PHOTOS_PER_MINUTE: "1000000",
  ALL_PHOTOS_PER_MINUTE: "100000000",
  SITE_FILES_PER_MINUTE: "1000000",
  CONNECTIONS_PER_ADDRESS: "100000",
  SESSION_QUOTA_MB: "100000",
  DRAIN_SECONDS: "0",
  LOG_LEVEL: "error",
};

function residentMbOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    return (pages * 4096) / 1e6;
  } catch {
    return 0;
  }
}

const ticksPerS = 100;

/** User and system time (proc(5), fields 14 and 15); the name before them may hold blanks. */
function processorSOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerS;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    return tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

export async function startServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, ...memoryLimits, ...withoutLimits, HOST: "127.0.0.1", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes) => lines.push(...String(bytes).split("\n").filter(Boolean)));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return child.exitCode;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    port,
    isAlive,
    async ready(path = "/readyz") {
      const endsAt = Date.now() + readyWithinMs;
      for (;;) {
        if (!isAlive()) throw new Error(`the server ended: ${lines.slice(-5).join("\n")}`);
        const isReady = await fetch(address + path).then(
          (answer) => answer.ok,
          () => false,
        );
        if (isReady) return;
        if (Date.now() > endsAt) throw new Error("the server does not become ready");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    residentMb() {
      const pid = child.pid ?? 0;
      const server = residentMbOf(pid);
      return { server, all: childrenOf(pid).reduce((sum, one) => sum + residentMbOf(one), server) };
    },
    processorS() {
      const pid = child.pid ?? 0;
      const photos = childrenOf(pid).reduce((sum, one) => sum + processorSOf(one), 0);
      return { server: processorSOf(pid), photos };
    },
    faults: () => lines,
  };
}
