import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const root = join(__dirname, "..");
const readmes = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => !/^content\/.+\//.test(file) && file !== "CHANGELOG.md");

/** `folder/`, `folder/file.ts` and `file.ts` of a text; patterns, addresses and made-up names are not paths of ours. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path.endsWith("/") || /\.(ts|tsx|js|cjs|md|css|yaml)$/.test(path));

/** Made when it runs, or a name of someone else's. */
const elsewhere =
  /^(public\/|documents\/|element\.js|node_modules\/|\.cache\/|out\/|\.visual\/|static\/images\/samples|meta\.yaml|en\.yaml|en\.mdx?|de\.mdx?|x\/)/;

describe("READMEs", () => {
  it.each(readmes)("%s names only files that are there", (readme) => {
    const lost = pathsOf(readFileSync(join(root, readme), "utf8")).filter(
      (path) =>
        !elsewhere.test(path) &&
        !existsSync(join(root, path)) &&
        !existsSync(join(root, dirname(readme), path)),
    );
    expect(lost).toEqual([]);
  });
});
