import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { paths } from "../contract/site/site-paths";

const root = join(__dirname, "..");
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => !file.startsWith("tests/") && file !== "src/gatsby-types.d.ts");

/** Which sources write a fact down, comments left out. */
const writersOf = (fact: RegExp): string[] =>
  sources.filter((file) =>
    fact.test(readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")),
  );

it("the length of an inch is written once", () => {
  expect(writersOf(/[=*/(]\s*25\.4\b/)).toEqual(["photo/core/units.ts"]);
});

it("the addresses of pages made of an id are put together once", () => {
  const folders = [paths.requirement, paths.guideArticle, paths.blogPost, paths.faqItem, paths.author].map(
    (pathOf) => pathOf(""),
  );
  expect(writersOf(new RegExp(`\`(?:${folders.join("|")})\\$\\{`))).toEqual(["contract/site/site-paths.ts"]);
});

it("no folder holds more than 20 source files of its own", () => {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
