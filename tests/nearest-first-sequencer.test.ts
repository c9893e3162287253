import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { stubEnv } from "./for-this-test";

interface NearestFirst {
  new (
    options: object,
  ): {
    sort(tests: readonly { path: string; context: object }[]): { path: string }[];
  };
}

const Sequencer = jest.requireActual<NearestFirst>("./nearest-first-sequencer");

test("the nearest tests begin, and the shortest of each group", () => {
  stubEnv("NEAREST_TESTS", '[["tests/near.test.ts","tests/also.test.ts"],["tests/nearly.test.ts"]]');
  const sizes = {
    "long.test.ts": 9,
    "also.test.ts": 8,
    "near.test.ts": 7,
    "nearly.test.ts": 2,
    "short.test.ts": 1,
  };
  const getSize = (path: string) => sizes[path.split("/").at(-1) as keyof typeof sizes];
  const context = { config: { id: "none", cacheDirectory: "/nowhere" }, hasteFS: { getSize } };
  const tests = Object.keys(sizes).map((name) => ({ path: join(__dirname, name), context }));
  const sorted = new Sequencer({ contexts: [], globalConfig: {} }).sort(tests);
  expect(sorted.map(({ path }) => path.split("/").at(-1))).toEqual([
    "near.test.ts",
    "also.test.ts",
    "nearly.test.ts",
    "short.test.ts",
    "long.test.ts",
  ]);
});
