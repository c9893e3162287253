import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { freePort } from "../trials/free-port";
import { waitUntil } from "../wait-until";

/** The last stage of a Dockerfile in a plain folder, with the packages of this checkout. */
const root = join(__dirname, "../..");
const app = mkdtempSync(join(tmpdir(), "photo-image-"));
afterAll(() => rmSync(app, { recursive: true, force: true }));

const lastStageOf = (name: string) =>
  readFileSync(join(root, "deploy", name), "utf8")
    .split(/^FROM /m)
    .at(-1)!
    .split("\n");
const copiesOf = (name: string) =>
  lastStageOf(name).filter((line) => line.startsWith("COPY ") && !line.includes("--from"));

it("both images have the same files of this repository", () => {
  expect(copiesOf("site-and-api.Dockerfile")).toEqual(copiesOf("api.Dockerfile"));
});

it("the program and its commands start from what an image contains", async () => {
  for (const line of copiesOf("api.Dockerfile")) {
    const paths = line.split(" ").slice(1);
    const target = paths.pop()!;
    for (const path of paths)
      cpSync(join(root, path), join(app, target.endsWith("/") ? join(target, basename(path)) : target), {
        recursive: true,
      });
  }
  symlinkSync(join(root, "node_modules"), join(app, "node_modules"));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PHOTO_DATA_DIR: join(app, "data"),
    HOST: "127.0.0.1",
    PORT: String(port),
    PHOTO_WORKERS: "1",
    DRAIN_SECONDS: "0",
  };
  const [, ...command] = JSON.parse(
    lastStageOf("api.Dockerfile")
      .find((line) => line.startsWith("CMD "))!
      .slice(4),
  ) as string[];
  const server = spawn(process.execPath, command, { cwd: app, env, stdio: ["ignore", "ignore", "pipe"] });
  const exit = once(server, "exit");
  let words = "";
  server.stderr.on("data", (bytes) => {
    words += String(bytes);
  });
  try {
    await waitUntil(async () => {
      if (server.exitCode !== null) return;
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    });
    expect([server.exitCode, words]).toEqual([null, ""]);
    const { data } = (await (await fetch(`http://127.0.0.1:${port}/v5/passport/blog`)).json()) as {
      data: unknown[];
    };
    expect(data).not.toEqual([]);
    for (const script of ["feedback.ts", "outcomes.ts"])
      execFileSync(process.execPath, ["--import", "tsx", join("scripts", script), "list"], { cwd: app, env });
    const show = ["--import", "tsx", "scripts/outcomes.ts", "show", "de-pasport"];
    const { status, stderr } = spawnSync(process.execPath, show, { cwd: app, env, encoding: "utf8" });
    expect([status, stderr]).toEqual([2, 'no document de-pasport. Did you mean "de-passport"?\n']);
  } finally {
    server.kill("SIGTERM");
    await exit;
  }
});
