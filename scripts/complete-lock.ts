import { readFileSync, writeFileSync } from "node:fs";
import { type LockFile, missingPlatforms, platformEntry } from "../tools/lock/platforms";

/** After `npm install` of a new package: adds the builds for other platforms that the registry at hand did not serve. */
const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const missing = missingPlatforms(lock);
for (const build of missing) lock.packages[`node_modules/${build.name}`] = platformEntry(lock, build);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
);
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} builds for other platforms added to package-lock.json`);
