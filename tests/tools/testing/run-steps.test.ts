import { describe, expect, it, jest } from "@jest/globals";
import {
  clockTime,
  closingLines,
  failuresOf,
  orderOf,
  type Result,
  runRows,
  type Step,
} from "../../../tools/testing/run-steps";
import { waitUntil } from "../../wait-until";

const node = (name: string, program: string): Step => ({ name, command: [process.execPath, "-e", program] });

async function told(rows: Step[][]) {
  const lines: string[] = [];
  const results = await runRows(rows, (text) => lines.push(...text.split("\n").filter(Boolean)));
  return { results, lines };
}

describe("the steps of a run", () => {
  it("all run even after a failure, with the rows in parallel", async () => {
    const { results } = await told([
      [node("first", "process.exit(3)"), node("second", "")],
      [node("beside", "console.log('done')")],
    ]);
    expect(results.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
      ["first", true],
      ["second", false],
      ["beside", false],
    ]);
  });

  it("report failing tests at once, and print the whole output of a failed step at its end", async () => {
    const program = `
      console.log("PASS tests/a.test.ts\\nFAIL tests/b.test.ts\\n  expected 1\\nPASS tests/c.test.ts");
      process.exitCode = 1;`;
    const { lines } = await told([[node("unit", program)]]);
    const words = lines.map((line) => line.replace(/^ *\d+:\d\d {2}/, ""));
    expect(words[0]).toBe("unit");
    expect(words.slice(1, 3)).toEqual(["unit: FAIL tests/b.test.ts", "unit:   expected 1"]);
    expect(words).toContain("PASS tests/c.test.ts");
    expect(words.some((line) => line.startsWith("unit FAILED after 0:"))).toBe(true);
  });

  it("have not failed if they are stopped before a test has failed", async () => {
    jest.useFakeTimers();
    const stopped = (name: string, first: string) => ({
      ...node(name, `console.log(${JSON.stringify(first)}); setInterval(() => {}, 1000)`),
      limitSeconds: 100,
    });
    const lines: string[] = [];
    const rows = [[stopped("good", "PASS tests/a.test.ts")], [stopped("bad", "FAIL tests/a.test.ts")]];
    const run = runRows(rows, (text) => lines.push(text));
    await waitUntil(() => expect(lines.join("")).toContain("bad: FAIL"));
    jest.advanceTimersByTime(100_000);
    expect((await run).map(({ hasFailed, wasStopped }) => [hasFailed, wasStopped])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(lines.join("")).toContain("running: good (1:00), bad (1:00)");
  });
});

describe("the last lines of a run", () => {
  const step = (name: string, hasFailed: boolean, wasStopped = false): Result => ({
    name,
    hasFailed,
    wasStopped,
    output: "",
  });

  it("count what passed and what failed", () => {
    expect(closingLines([step("a", false), step("b", false)])).toBe("2 passed, 0 failed");
    expect(closingLines([step("a", false), step("b", true)])).toBe("Failed: b\n\n1 passed, 1 failed");
  });

  it("do not count a stopped step as passed", () => {
    const stopped = [step("types", false), step("unit", false, true)];
    expect(closingLines(stopped, 120)).toBe(
      "1 passed, 0 failed\n1 stopped before its end: 120 test files did not run",
    );
  });
});

it("reports only the output about failing tests of Playwright", () => {
  const lines: string[] = [];
  const hear = failuresOf((line) => lines.push(line));
  for (const line of ["  ✓  1 [phone] › a (2s)", "  ✘  2 [phone] › b (3s)", "  -  3 [phone] › c"]) hear(line);
  expect(lines).toEqual(["  ✘  2 [phone] › b (3s)"]);
});

it("formats times as minutes and seconds", () => {
  expect([0, 59.9, 60, 3599].map(clockTime)).toEqual(["0:00", "0:59", "1:00", "59:59"]);
});

it("says which steps run side by side and which one after another", () => {
  const step = (name: string) => ({ name, command: [] });
  expect(orderOf([[step("lint"), step("types")]])).toBe("One after another: lint, types");
  expect(orderOf([[step("lint"), step("types")], [step("unit")]])).toBe("Side by side: lint, types | unit");
  expect(orderOf([[step("unit")]])).toBe("unit");
});
