import { expect, jest, test } from "@jest/globals";
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
