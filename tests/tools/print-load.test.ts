import { expect, jest, test } from "@jest/globals";
import { makeJudge } from "../trials/load/judge";
import { printLoad, told } from "../trials/load/print-load";

test("a load that made nothing, or got no answer, is told in words", () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  printLoad("64 clients", {
    seconds: 8,
    statuses: { 503: 9 },
    uploads: 1,
    photos: 0,
    uploadMs: [20],
    cardMs: [],
  });
  log.mockRestore();
  expect(lines).toEqual([
    "64 clients: 0.00 photos/s (0 in 8 s)",
    '  upload p50 20 ms, p95 20 ms, p99 20 ms; card none; statuses {"503":9}',
  ]);
  expect(told(Number.POSITIVE_INFINITY)).toBe("without an answer");
});

test("a busy machine leaves times and rates open, and no other fault", () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  const judge = makeJudge();
  judge.expect(0 > 1, "no photo with 64 clients");
  judge.expectSpeed(0 > 1, "health: 2071 ms");
  judge.expectSpeed(true, "content");
  expect(judge.conclude(0.1)).toBe(2);
  expect(judge.conclude(0.6)).toBe(2);
  log.mockRestore();
  expect(lines).toEqual([
    "other programs used 10 % of the processors",
    "FAULT no photo with 64 clients",
    "FAULT health: 2071 ms",
    "2 faults",
    "other programs used 60 % of the processors",
    "FAULT no photo with 64 clients",
    "NOT JUDGED health: 2071 ms",
    "The machine is too busy to judge times and rates: run this again on a calm one.",
    "1 fault",
  ]);
});
