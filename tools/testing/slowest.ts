import { existsSync, readFileSync } from "node:fs";

/** Reports of the test runners. They are not in `test-results/`, because Playwright empties that folder. */
export const reportFiles = {
  unit: "node_modules/.cache/test-times/unit.json",
  browser: "node_modules/.cache/test-times/browser.json",
};

export interface Timed {
  name: string;
  ms: number;
}

interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

/** Times in Jest's report, by file, because they include the time before the first test. */
export const timesOfUnit = ({ testResults }: UnitReport): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(/^.*?(?=\btests\/)/, ""),
    ms: endTime - startTime,
  }));

/** Times in Playwright's report, by test and device, as the sum over all retries. */
export const timesOfBrowser = ({ suites = [], specs = [] }: Suite): Timed[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(timesOfBrowser),
];

const count = 15;

function linesOf(title: string, times: Timed[]): string[] {
  const sumMs = times.reduce((sum, { ms }) => sum + ms, 0);
  const slowest = [...times].sort((a, b) => b.ms - a.ms).slice(0, count);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
  return [
    `${title}: ${times.length}, ${seconds(sumMs).trim()} together; the slowest:`,
    ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
  ];
}

/** Lists the slowest files and tests of the last run. */
export function slowest(): string {
  const read = <Report>(file: string, times: (report: Report) => Timed[]): Timed[] =>
    existsSync(file) ? times(JSON.parse(readFileSync(file, "utf8"))) : [];
  return [
    ...linesOf("Files of unit tests", read(reportFiles.unit, timesOfUnit)),
    ...linesOf("Browser tests", read(reportFiles.browser, timesOfBrowser)),
  ].join("\n");
}
