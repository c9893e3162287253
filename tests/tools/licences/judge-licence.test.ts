import { expect, it } from "@jest/globals";
import { isAllowed } from "../../../tools/licences/judge-licence";
import { readLicences } from "../../../tools/licences/read-licences";

it.each([
  ["a", "MIT", true],
  ["a", "(MIT OR GPL-3.0)", true],
  ["a", "MIT AND Apache-2.0", true],
  ["a", "MIT AND GPL-3.0", false],
  ["a", "GPL-3.0-only", false],
  ["a", "AGPL-3.0", false],
  ["a", "unknown", false],
  ["a", "LGPL-3.0", false],
  ["libheif-js", "LGPL-3.0", true],
  ["libheif-js", "GPL-3.0", false],
])("%s under %s: %s", (name, licence, allowed) => {
  expect(isAllowed(name, licence)).toBe(allowed);
});

it("finds every package of the lock file permissive, or looked at", () => {
  const packages = readLicences(".");
  expect(packages.length).toBeGreaterThan(500);
  // What was not installed is for another kind of machine; the lock file names its licence or it is not read.
  expect(packages.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
});
