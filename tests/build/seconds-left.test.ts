import { expect, it } from "@jest/globals";
import { type Begun, leftWords, secondsLeft, type Timeline } from "../../build/seconds-left";

const timeline: Timeline = [
  ["nodes", 0.1],
  ["bundles", 0.25],
  ["pages", 0.75],
];
const begun = (...phases: [string, number][]): Begun[] =>
  phases.map(([name, atSeconds]) => ({ name, atSeconds }));

it.each([
  ["knows nothing before the first phases", begun(["nodes", 4]), 20, null],
  ["takes the speed from the phases so far", begun(["nodes", 4], ["bundles", 50]), 50, 150],
  ["counts down within a phase", begun(["nodes", 4], ["bundles", 50]), 100, 100],
  ["waits with a phase that takes longer than its share", begun(["bundles", 50]), 400, 50],
  ["takes the speed anew with each phase", begun(["bundles", 50], ["pages", 300], ["other", 310]), 320, 80],
])("the time that is left %s", (_what, phases, elapsed, left) => {
  const seconds = secondsLeft(timeline, phases, elapsed);
  expect(seconds === null ? null : Math.round(seconds)).toBe(left);
});

it.each([
  [null, ""],
  [150, ", about 3 min left"],
  [88, ", about 90 s left"],
  [12, ", about 20 s left"],
  [3, ", some seconds left"],
])("%p seconds are told as %p", (seconds, words) => {
  expect(leftWords(seconds)).toBe(words);
});
