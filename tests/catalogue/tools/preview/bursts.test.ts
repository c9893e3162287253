import { expect, it } from "@jest/globals";
import { Bursts } from "../../../../catalogue/tools/preview/bursts";

it("handles together what was edited meanwhile", async () => {
  const runs: string[][] = [];
  let end = () => {};
  const checks = new Bursts((paths) => {
    runs.push(paths);
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  checks.add([]);
  for (const path of ["a", "b", "a", "c"]) checks.add([path]);
  end();
  await Promise.resolve();
  await Promise.resolve();
  end();
  await checks.done();
  expect(runs).toEqual([[], ["a", "b", "c"]]);
});

it("handles what comes too early when it is ready, and keeps nobody waiting until then", async () => {
  const handled: string[][] = [];
  let ready = () => {};
  const bursts = new Bursts(
    async (paths) => void handled.push(paths),
    new Promise((resolve) => {
      ready = resolve;
    }),
  );
  bursts.add(["content/blog/new/en.md"]);
  await bursts.done();
  expect(handled).toEqual([]);
  ready();
  await Promise.resolve();
  await bursts.done();
  expect(handled).toEqual([["content/blog/new/en.md"]]);
  bursts.add(["content/faq/b/en.md"]);
  await bursts.done();
  expect(handled).toHaveLength(2);
});
