import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type CommandProcess, startCommandProcess } from "./command-process";

const root = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

const fileOf = (line: string) => /\btsx (scripts\/\S+\.ts)\b/.exec(line)?.[1];
/** Commands that are a file of `scripts/`, by npm script. */
const own = new Map(
  Object.entries(scripts).flatMap(([name, line]) => {
    const file = fileOf(line);
    return file ? [[name, file] as const] : [];
  }),
);
/** Commands that are another program; one of each program is enough. */
const others = new Map(
  Object.entries(scripts)
    .filter(([name]) => !own.has(name))
    .map(
      ([, line]) => [line.split(" ").find((word) => !word.includes("=") && word !== "node"), line] as const,
    ),
);

let commands: CommandProcess;
beforeAll(() => {
  commands = startCommandProcess();
});
afterAll(() => commands.stop());

/** Exit code and output of each of our own commands with one argument, by npm script. */
async function runAll(argument: string): Promise<Map<string, { code: number; output: string }>> {
  const results = new Map<string, { code: number; output: string }>();
  for (const [name, file] of own) {
    const { status, stdout, stderr } = await commands.run(file, argument);
    results.set(name, { code: status, output: stdout + stderr });
  }
  return results;
}

const stackTrace = /^\s+at /m;

test("every npm script is a file of scripts/ or one program", () => {
  expect(own.size).toBeGreaterThan(35);
  expect(Object.values(scripts).filter((line) => line.includes("&&"))).toEqual([]);
});

describe("every command of our own", () => {
  test("shows usage and an example with --help, and exits with 0", async () => {
    for (const [name, { code, output }] of await runAll("--help")) {
      expect([name, code, output]).toEqual([name, 0, expect.stringMatching(/npm (run|start|test)/)]);
      expect([name, output]).toEqual([name, expect.stringMatching(/^Example: .*npm (run|start|test)/m)]);
      expect([name, output]).toEqual([name, expect.not.stringMatching(stackTrace)]);
      expect([name, output]).toEqual([name, expect.not.stringContaining("default: false")]);
      // Without "--" npm takes the options for its own.
      expect([name, output]).toEqual([name, expect.not.stringMatching(/^Usage: npm run \S+ \[/m)]);
    }
  });

  test("says in a sentence that an option is unknown, and exits with 2", async () => {
    for (const [name, { code, output }] of await runAll("--no-such-option")) {
      expect([name, code, output]).toEqual([name, 2, expect.stringMatching(/no option|unknown option/)]);
      expect([name, output.trim().split("\n").length]).toEqual([name, expect.any(Number)]);
      expect(output.trim().split("\n").length).toBeLessThanOrEqual(2);
    }
  });
});

test.each([...others])("%s answers --help", (_program, line) => {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const { status, stdout } = spawnSync(`${line} --help`, {
    cwd: root,
    encoding: "utf8",
    shell: true,
    env: { ...process.env, PATH: path },
  });
  expect([line, status]).toEqual([line, 0]);
  expect(stdout).toMatch(/usage|options/i);
});

test.each([
  ["preview", ["--port", "abc"], "It must be a whole number."],
  ["edit", ["--site-port", "99999"], "It must be a port from 0 to 65535."],
  ["bench", ["photos", "--rounds", "0"], "It must be a whole number from 1 on."],
  ["lint", ["styles"], 'There is no part "styles".'],
  ["build", ["everything"], "too many arguments"],
  ["load", ["--workers", "0"], "It must be a whole number from 1 on."],
  ["check:content", ["no-such-folder"], "There is no such folder."],
  ["check:site", ["docs"], "There is no built site in docs."],
  ["eval", ["no-such-folder"], "There is no such folder."],
  ["eval", ["docs"], "docs has no labelled photographs"],
  ["bench", ["docs"], "docs holds no picture."],
  ["compare:tests", ["no-such-file", "package.json"], "There is no such file."],
  ["pack:engine", ["--out", "package.json"], "It is a file, not a folder."],
  ["lighthouse", ["--url", "localhost:8000"], "It must be an address such as http://localhost:8000."],
  ["feedback", ["delete"], "Name ids of messages, or --email."],
  ["photo", ["--list", "--papr", "a4"], "There is no option --papr."],
])("npm run %s %j: a wrong value is one sentence and exit code 2", async (name, args, words) => {
  const { status, stderr } = await commands.run(own.get(name)!, ...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(stderr).not.toMatch(stackTrace);
});

test("npm run i18n:read takes the tag and the English name of a language", async () => {
  const outputOf = async (word: string) =>
    (await commands.run(own.get("i18n:read")!, word, "no/such-text")).stderr;
  for (const word of ["spa", "es", "Spanish"])
    expect(await outputOf(word)).toContain("spa has no translation");
  expect(await outputOf("klingon")).toContain('There is no language "klingon".');
});

test("a command whose reader has ended prints no stack trace", () => {
  const { stderr } = spawnSync(`"${process.execPath}" --import tsx scripts/start.ts --help | true`, {
    cwd: root,
    encoding: "utf8",
    shell: true,
  });
  expect(stderr).toBe("");
});

test("npm start says what is wrong with a variable before it builds", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PORT: "abc" },
  });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toBe("Bad configuration:\n  PORT=abc: must be a whole number from 0 to 65535\n");
});
