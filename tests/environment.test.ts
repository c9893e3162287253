import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readConfig } from "../server/config/config";
import { pageVariables } from "../src/gatsby/on-create-webpack-config";
import { environmentFiles } from "../tools/environment/document-environment";

const root = join(__dirname, "..");
const files = environmentFiles();

/** Names and defaults of `.env.example`. */
const example = new Map(
  [...(files[".env.example"] ?? "").matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

/** Set by the machine or by another program, not by an operator. */
const notOurs = new Set([
  "NODE_ENV",
  "CI",
  "PATH",
  "GATSBY_TELEMETRY_DISABLED",
  "GATSBY_CPU_COUNT",
  "BUILD_STAGE",
]);

test.each(Object.entries(files))("%s is what `npm run docs:environment` writes", (path, content) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(content);
});

test("the API has the same configuration with .env.example as with no variable at all", () => {
  expect(readConfig(Object.fromEntries(example))).toEqual(readConfig({}));
});

/** Text of all files that git knows under these patterns, without tests and the tables themselves. */
const codeOf = (...patterns: string[]): string =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !file.startsWith("tests/") || file.startsWith("tests/trials/"))
    .filter((file) => !["build/environment.ts", "server/config/environment.ts"].includes(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

const variablesRead = (code: string): string[] => [
  ...new Set([...code.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name)),
];

test("pages get the variables that they read, and no others", () => {
  const read = variablesRead(codeOf("src/*.ts", "src/*.tsx", "locales/pseudo-languages.ts", ":!src/gatsby"));
  expect(read.sort()).toEqual(pageVariables);
});

test("the tables name every variable that site and scripts read, and none that nobody reads", () => {
  const code = codeOf("*.ts", "*.tsx", "*.js");
  const read = variablesRead(code);
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !example.has(name) && !notOurs.has(name))).toEqual([]);
  // The SDK of S3 and the driver of PostgreSQL read these themselves.
  const isRead = (name: string) => /^(AWS_|PGPASSWORD$)/.test(name) || new RegExp(`\\b${name}\\b`).test(code);
  expect([...example.keys()].filter((name) => !isRead(name))).toEqual([]);
});
