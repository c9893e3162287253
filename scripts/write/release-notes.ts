import { readFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { releaseNotes } from "../../tools/release/release-notes";

void runCommand(
  npmCommand(
    "run release:notes --",
    "Prints the section of CHANGELOG.md for a version that is being released.",
    "npm run release:notes -- 1.2.3",
  )
    .argument("<version>", "the version, as in package.json")
    .action((version: string) => {
      const packageJson = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
      process.stdout.write(releaseNotes(readFileSync("CHANGELOG.md", "utf8"), version, packageJson.version));
    }),
);
