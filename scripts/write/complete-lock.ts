import { readFileSync, writeFileSync } from "node:fs";
import { npmCommand, runCommand } from "../../tools/command-line";
import { type LockFile, missingPlatforms, platformEntry } from "../../tools/lock/platforms";

function completeLock(): void {
  const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingPlatforms(lock);
  for (const build of missing) lock.packages[`node_modules/${build.name}`] = platformEntry(lock, build);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
  );
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} builds for other platforms added to package-lock.json`);
}

void runCommand(
  npmCommand(
    "run lock:complete --",
    "Adds builds for other platforms that npm install left out of the lock file because the registry did not serve them.",
    "npm run lock:complete",
  ).action(completeLock),
);
