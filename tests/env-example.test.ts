import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const example = readFileSync(".env.example", "utf8");
const documented = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]!));

/** Set by Gatsby, by the scripts themselves, or of no use to who runs the product. */
const internal = new Set(["NODE_ENV", "PREVIEW_SECRET", "GATSBY_PREVIEW", "GATSBY_PSEUDO"]);

const sources = ["src", "server", "plugins", "scripts", "locales", "contract"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|js)$/.test(file))
    .map((file) => readFileSync(join(room, file), "utf8")),
);
const readIn = (source: string) => [
  ...[...source.matchAll(/process\.env\.([A-Z0-9_]+)/g)].map((match) => match[1]!),
  ...[...source.matchAll(/\bvariable: "([A-Z][A-Z0-9_]+)"/g)].map((match) => match[1]!),
  // The reader of the API's configuration takes each by name.
  ...[...source.matchAll(/\b(?:text|whole|oneOf|origins|file)\("([A-Z][A-Z0-9_]+)"/g)].map(
    (match) => match[1]!,
  ),
];
const read = new Set(sources.flatMap(readIn).filter((name) => !internal.has(name)));

describe(".env.example", () => {
  it("names every variable that the product reads", () => {
    expect(read.size).toBeGreaterThan(20);
    expect([...read].filter((name) => !documented.has(name))).toEqual([]);
  });

  it("names none that nothing reads", () => {
    const all = new Set([...read, "E2E_PORT"]);
    expect([...documented].filter((name) => !all.has(name))).toEqual([]);
  });
});
