import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { isAllowed } from "../../../tools/licences/judge-licence";
import { licenceList, licenceListFile } from "../../../tools/licences/licence-list";
import { readLicences } from "../../../tools/licences/read-licences";

const root = join(__dirname, "../../..");
const all = readLicences(root);

it("is that of the packages in the lock file: else run npm run licences", () => {
  expect(readFileSync(join(root, licenceListFile), "utf8")).toBe(licenceList(all));
});

it("names every package that ships, and none that only helps to work on it", () => {
  const list = licenceList([
    { name: "a", version: "1.0.0", licence: "MIT", isDev: false },
    { name: "b", version: "2.0.0", licence: "ISC", isDev: false },
    { name: "c", version: "3.0.0", licence: "MIT", isDev: false },
    { name: "d", version: "4.0.0", licence: "MIT", isDev: true },
  ]);
  expect(list.slice(list.indexOf("##"))).toBe("## ISC\n\nb@2.0.0\n\n## MIT\n\na@1.0.0, c@3.0.0\n");
  expect(list).toContain("3 packages that the product runs");
  expect(list).toContain("\n1 more are needed");
});

it("holds no package whose licence is not permissive", () => {
  expect(all.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
});
