import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { version } from "../../package.json";
import { waitUntil } from "../wait-until";
import { query } from "./start-app";

const root = join(__dirname, "../..");

/** The program as people start it. */
function run(env: NodeJS.ProcessEnv): { child: ChildProcess; output: () => string } {
  const child = spawn("npm", ["run", "--silent", "api"], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return outputOf(child);
}

function outputOf(child: ChildProcess): { child: ChildProcess; output: () => string } {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes) => (output += bytes));
  return { child, output: () => output };
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("the program", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "photo-main-"));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it("does not start with a bad configuration, and says everything that is wrong", async () => {
    const { child, output } = run({ PORT: "-1", LOG_LEVEL: "loud", PUBLIC_DIR: "/none" });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toContain("PUBLIC_DIR=/none: there is no such folder");
    expect(output()).toContain("PORT=-1");
    expect(output()).toContain("LOG_LEVEL=loud");
    expect(output()).not.toContain("    at ");
  });

  it("shows where a start failed that no message explains", async () => {
    // Where `.env` should be a file.
    await mkdir(join(dataDir, "odd/.env"), { recursive: true });
    const program = ["--import", pathToFileURL(require.resolve("tsx")).href, join(root, "server/main.ts")];
    const { output, child } = outputOf(spawn(process.execPath, program, { cwd: join(dataDir, "odd") }));
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toMatch(/EISDIR[\s\S]*at loadEnvFile/);
  });

  it("does not start with a folder of data that cannot be made, and says so at once", async () => {
    const { child, output } = run({ PORT: "0", PHOTO_DATA_DIR: "/proc/photo/data" });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toContain("PHOTO_DATA_DIR=/proc/photo/data: cannot be used (ENOENT");
  });

  it("does not start with a folder that holds no content, and names the variable", async () => {
    const { child, output } = run({ PORT: "0", PHOTO_DATA_DIR: dataDir, CONTENT_DIR: dataDir });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toContain(`CONTENT_DIR=${dataDir}: cannot be used (`);
  });

  it("does not start with a segmenter that cannot be loaded, and names the variable", async () => {
    const file = join(dataDir, "no-model.onnx");
    await writeFile(file, "no model");
    const { child, output } = run({
      PORT: "0",
      PHOTO_DATA_DIR: dataDir,
      PHOTO_WORKERS: "1",
      PHOTO_SEGMENTER_FILE: file,
    });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toContain(`PHOTO_SEGMENTER_FILE=${file}: `);
  });

  it("listens, becomes ready, answers even what is no HTTP in the envelope, and goes at SIGTERM", async () => {
    const { child, output } = run({
      PORT: "0",
      HOST: "127.0.0.1",
      PHOTO_DATA_DIR: dataDir,
      PHOTO_WORKERS: "1",
      PHOTO_QUEEU: "8",
    });
    const portOf = () => Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]);
    await waitUntil(() => expect(portOf()).toBeGreaterThan(0));
    const address = `http://127.0.0.1:${portOf()}`;
    const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
    await waitUntil(async () => expect(await statusOf("/readyz")).toBe(200));
    const started =
      output()
        .split("\n")
        .find((line) => line.includes('"msg":"started"')) ?? "{}";
    expect(JSON.parse(started)).toMatchObject({ version, database: "SQLite", files: `folder ${dataDir}` });

    expect(output()).toContain("Did you mean PHOTO_QUEUE?");

    const login = await fetch(`${address}/site/loginByDeviceId?${query()}`, { method: "POST" });
    expect(await login.json()).toMatchObject({ code: 0, data: { token: expect.any(String) } });

    const broken = await sendRaw(portOf(), "this is no HTTP\r\n\r\n");
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(broken.split("\r\n\r\n")[1] ?? "")).toEqual({
      code: 400,
      data: null,
      msg: "bad request",
    });

    // To npm, as a service manager sends it.
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    expect(statSync(join(dataDir, "photo.sqlite")).mode & 0o077).toBe(0);
  });

  it("says at SIGTERM that it cuts off a request that does not end", async () => {
    const { child, output } = run({
      PORT: "0",
      HOST: "127.0.0.1",
      PHOTO_DATA_DIR: dataDir,
      PHOTO_WORKERS: "1",
      DRAIN_SECONDS: "0",
      CLOSE_SECONDS: "1",
    });
    const portOf = () => Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]);
    await waitUntil(() => expect(portOf()).toBeGreaterThan(0));
    const socket = connect(portOf(), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST /v5/passport/feedback?${query()} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`,
    );
    socket.write('Content-Length: 1000\r\n\r\n{"message":');
    // The server has read it: what follows on another connection is answered.
    await fetch(`http://127.0.0.1:${portOf()}/healthz`);

    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toContain("CLOSE_SECONDS are over: requests that are still open are cut off");
  });
});
