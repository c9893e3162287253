import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readConfig } from "../server/config/config";
import { environmentFiles } from "../tools/environment/document-environment";

const root = join(__dirname, "..");
const files = environmentFiles();

/** Names and defaults of `.env.example`. */
const example = new Map(
  [...(files[".env.example"] ?? "").matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

/** Set by the machine or by another program, not by an operator. */
const notOurs = new Set(["NODE_ENV", "CI", "PATH", "GATSBY_TELEMETRY_DISABLED", "BUILD_STAGE"]);

test.each(Object.entries(files))("%s is what `npm run docs:environment` writes", (path, content) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(content);
});

test("the API has the same configuration with .env.example as with no variable at all", () => {
  expect(readConfig(Object.fromEntries(example))).toEqual(readConfig({}));
});

test("the tables name every variable that site and scripts read, and none that nobody reads", () => {
  const code = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js"], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("tests/") || file.startsWith("tests/trials/"))
    .filter((file) => !["build/environment.ts", "server/config/environment.ts"].includes(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const read = [...code.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name);
  expect(read.length).toBeGreaterThan(8);
  expect([...new Set(read)].filter((name) => !example.has(name) && !notOurs.has(name))).toEqual([]);
  // The SDK of S3 reads these itself.
  const isRead = (name: string) => name.startsWith("AWS_") || new RegExp(`\\b${name}\\b`).test(code);
  expect([...example.keys()].filter((name) => !isRead(name))).toEqual([]);
});
