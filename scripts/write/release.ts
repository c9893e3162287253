import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { releasedChangelog } from "../../tools/release/prepare-release";

const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" }).trim();
const changelogFile = "CHANGELOG.md";

/** What `.github/workflows/release.yml` checks too, so that no tag is pushed in vain. */
const checks = [
  ["i18n:status", "--strict", "--faults"],
  ["check:content", "--record"],
];

/** Shows what a command of this repository prints only if it fails. @throws Error if it does */
function runCheck([script = "", ...options]: string[]): void {
  try {
    execFileSync("npm", ["run", "--silent", script, "--", ...options], { encoding: "utf8", stdio: "pipe" });
    console.log(`npm run ${script}: no faults`);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(`${stdout}${stderr}`);
    throw new Error(`npm run ${script} has found faults: nothing is released.`);
  }
}

function release(version: string, { check }: { check: boolean }): void {
  const tag = `v${version}`;
  if (git("status", "--porcelain") !== "") throw new Error("Commit or stash your changes first.");
  if (git("tag", "--list", tag) !== "") throw new Error(`There is a tag ${tag} already.`);
  const { version: current } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releasedChangelog(readFileSync(changelogFile, "utf8"), { version, current, day });
  for (const each of checks) runCheck(check ? each.filter((option) => option !== "--record") : each);
  if (check) {
    console.log(`${version} can be released.`);
    return;
  }
  writeFileSync(changelogFile, changelog);
  execFileSync("npm", ["version", version, "--no-git-tag-version"], { stdio: "ignore" });
  git("commit", "--all", "--no-verify", "--message", `Release ${version}`);
  git("tag", "--annotate", tag, "--message", `Release ${version}`);
  console.log(`${tag} is tagged, not published. Read it with git show; publish it with
  git push origin HEAD ${tag}
or take it back with
  git tag --delete ${tag} && git reset --hard HEAD~1`);
}

void runCommand(
  npmCommand(
    "run release --",
    "Makes the commit and the tag of a release, if changelog, translations and content allow it. Pushes nothing.",
    "npm run release -- 1.2.3",
  )
    .argument("<version>", "later than the one in package.json")
    .option("--check", "only say whether it can be released; change nothing", false)
    .action(release),
);
