import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";

interface LongestFirst {
  longest: readonly string[];
  new (options: object): { sort(tests: readonly { path: string }[]): { path: string }[] };
}

const Sequencer = jest.requireActual<LongestFirst>("./longest-first-sequencer");

test("files that take long begin, and all of them are there", () => {
  const { longest } = Sequencer;
  const fileOf = (name: string) => join(__dirname, `${name}.test.ts`);
  expect(longest.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  const paths = [__filename, ...[...longest].reverse().map(fileOf)];
  // Without a cache of times or files of a project: what a fresh machine knows.
  const context = { config: { id: "none", cacheDirectory: "/nowhere" }, hasteFS: { getSize: () => 1 } };
  const tests = paths.map((path) => ({ path, context }));
  const sequencer = new Sequencer({ contexts: [], globalConfig: {} });
  expect(sequencer.sort(tests).map(({ path }) => path)).toEqual([...longest.map(fileOf), __filename]);
});
