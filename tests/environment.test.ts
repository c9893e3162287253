import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readConfig } from "../server/config";

const root = join(__dirname, "..");

/** Names and defaults of `.env.example`. */
const example = new Map(
  readFileSync(join(root, ".env.example"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ""] as const];
    }),
);

/** Told by the machine or by another program, not by an operator. */
const notOurs = new Set(["NODE_ENV", "CI", "PATH", "GATSBY_TELEMETRY_DISABLED", "BUILD_STAGE"]);

describe(".env.example", () => {
  it("names every variable that the API reads, with the default that it has", () => {
    const asked = new Set<string>();
    const empty = new Proxy({} as NodeJS.ProcessEnv, {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    });
    const usual = readConfig(empty);
    const names = [...asked].filter((name) => !notOurs.has(name));
    expect(names.filter((name) => !example.has(name))).toEqual([]);
    expect(readConfig(Object.fromEntries(names.map((name) => [name, example.get(name)])))).toEqual(usual);
  });

  it("names every variable that site and scripts read, and nothing that nobody reads", () => {
    const code = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js"], { cwd: root, encoding: "utf8" })
      .trim()
      .split("\n")
      .filter((file) => !file.startsWith("tests/") || file.startsWith("tests/trials/"))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n");
    const read = [...code.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name);
    expect(read.length).toBeGreaterThan(8);
    expect([...new Set(read)].filter((name) => !example.has(name) && !notOurs.has(name))).toEqual([]);
    const unread = [...example.keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    expect(unread).toEqual([]);
  });
});
