import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const root = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Commands that are a file of `scripts/`: [npm script, file]. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /\btsx (scripts\/[\w-]+\.ts)\b/.exec(line)?.[1];
  return file && !line.includes("&&") ? [[name, file] as const] : [];
});

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", file, ...args], { cwd: root, encoding: "utf8" });

test("finds our own scripts in package.json", () => {
  expect(commands.length).toBeGreaterThan(25);
});

test.each(commands)("%s uses the common reader of arguments", (_name, file) => {
  // The photo command has its own usage text and suggestions.
  const ownReader = /runPhotoCommand\(/;
  expect(readFileSync(join(root, file), "utf8")).toMatch(new RegExp(`runCommand\\(|${ownReader.source}`));
});

// Only some commands, because each takes seconds to start.
test.each(["bench", "lighthouse", "photo", "test"])("%s --help shows its usage and exits with 0", (name) => {
  const { status, stdout, stderr } = run(new Map(commands).get(name)!, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/npm (run|start|test)/);
});

test("an unknown option prints one sentence and exits with 2", () => {
  const { status, stderr } = run("scripts/build.ts", "--no-such-option");
  expect(status).toBe(2);
  expect(stderr).toBe("error: unknown option '--no-such-option'\n(--help shows how)\n");
});

test("a wrong value prints one sentence and exits with 2", () => {
  const { status, stderr } = run("scripts/preview.ts", "--port", "abc");
  expect(status).toBe(2);
  expect(stderr).toContain("It must be a whole number.");
  expect(stderr).not.toMatch(/^\s+at /m);
});
