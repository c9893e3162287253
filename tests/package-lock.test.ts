import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

interface LockedPackage {
  engines?: { node?: string };
  deprecated?: string;
}

const lock = JSON.parse(readFileSync(join(__dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages);

// What `npm ci` would warn of on the oldest Node that package.json allows.
test("no package asks for a newer Node than 20, and none is deprecated", () => {
  const asksForNewer = (range = "") =>
    range.split("||").every((part) => /^\s*(>=|\^|~)\s*(2[1-9]|[3-9]\d)\b/.test(part));
  expect(packages.length).toBeGreaterThan(1_000);
  expect(packages.filter(([, { engines }]) => asksForNewer(engines?.node)).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { deprecated }]) => deprecated).map(([path]) => path)).toEqual([]);
});
