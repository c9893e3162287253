import { expect, it } from "@jest/globals";
import { timesOfBrowser, timesOfUnit } from "../../../tools/testing/slowest";

it("measures a file of unit tests from its start to its end", () => {
  const testResults = [{ name: "/home/me/photo/tests/a.test.ts", startTime: 1000, endTime: 3500 }];
  expect(timesOfUnit({ testResults })).toEqual([{ name: "tests/a.test.ts", ms: 2500 }]);
});

it("adds up the retries of a browser test on each device", () => {
  const test = (projectName: string, ...durations: number[]) => ({
    projectName,
    results: durations.map((duration) => ({ duration })),
  });
  const spec = { title: "a photo", tests: [test("phone", 1000, 200), test("desktop", 300)] };
  expect(timesOfBrowser({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { name: "[phone] a photo", ms: 1200 },
    { name: "[desktop] a photo", ms: 300 },
  ]);
});
