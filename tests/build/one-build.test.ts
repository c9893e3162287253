import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { oneBuildAt } from "../../build/one-build";

let folder: string;
/** As the next build finds it. */
const next = () => oneBuildAt(join(folder, "builder"));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "one-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("names the process of a build that runs, until it has ended", () => {
  expect(next().begin()).toBe(null);
  expect(next().begin()).toBe(process.pid);
  next().end();
  expect(next().begin()).toBe(null);
});

it("takes the place of a build that was killed", async () => {
  const killed = spawn(process.execPath, ["--eval", ""]);
  await once(killed, "exit");
  writeFileSync(join(folder, "builder"), `${killed.pid}\n${resolve()}`);
  expect(next().begin()).toBe(null);
});

it("does not mind the build of a folder that this one is a copy of", () => {
  writeFileSync(join(folder, "builder"), `${process.pid}\n/another/folder`);
  expect(next().begin()).toBe(null);
});
