import { readFile, writeFile } from "node:fs/promises";

/** What takes minutes, and may be older than the rest of the file. */
const slowParts = ["mattes", "busy", "mattesOfMaskAlone"];

const isMeasured = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * Writes what was measured into the file of the page `/accuracy`. What was not measured this time stays as it was, with
 * the day on which it was.
 */
export async function keepFigures(file: string, report: Record<string, unknown>): Promise<void> {
  const before = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  const measured = Object.fromEntries(Object.entries(report).filter(([, value]) => isMeasured(value)));
  const isWhole = slowParts.every((part) => part in measured);
  const slowMeasuredAt = isWhole ? report.measuredAt : (before.slowMeasuredAt ?? before.measuredAt);
  await writeFile(file, `${JSON.stringify({ ...before, ...measured, slowMeasuredAt }, null, 2)}\n`);
}
