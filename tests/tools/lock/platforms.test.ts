import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { type LockFile, missingPlatforms, platformEntry } from "../../../tools/lock/platforms";

const lock = (packages: LockFile["packages"]): LockFile => ({ packages });

it("finds every optional build in our own lock file, or npm ci refuses it", () => {
  expect(missingPlatforms(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

it("looks where Node looks: beside the owner, then above it", () => {
  const owner = {
    version: "1.0.0",
    optionalDependencies: { "c-linux-x64": "1.0.0", "c-darwin-arm64": "1.0.0" },
  };
  const found = lock({
    "node_modules/a/node_modules/c": owner,
    "node_modules/a/node_modules/c-linux-x64": { version: "1.0.0" },
    "node_modules/c-darwin-arm64": { version: "1.0.0" },
  });
  expect(missingPlatforms(found)).toEqual([]);
  expect(missingPlatforms(lock({ "node_modules/a/node_modules/c": owner })).map(({ name }) => name)).toEqual([
    "c-linux-x64",
    "c-darwin-arm64",
  ]);
});

it("writes an optional entry for the platform in the name, and refuses a name without one", () => {
  const owners = lock({ "node_modules/@swc/core": { version: "1.2.3", dev: true, license: "Apache-2.0" } });
  const build = { owner: "node_modules/@swc/core", name: "@swc/core-linux-arm-gnueabihf", version: "1.2.3" };
  expect(platformEntry(owners, build)).toEqual({
    version: "1.2.3",
    cpu: ["arm"],
    dev: true,
    license: "Apache-2.0",
    optional: true,
    os: ["linux"],
  });
  expect(() => platformEntry(owners, { ...build, name: "fsevents" })).toThrow("add it by hand");
});
