import { writeShare } from "../../../contract/confidence-interval";
import { printChecks, printDefects } from "../defects/print-defects";
import type { EvaluationReport } from "../report";
import type { StabilityRow } from "../stability";
import { type MarginRow, tones } from "./margin-table";
import type { TailRow } from "./tail-table";

const digits = (value: number): number | string =>
  Number.isFinite(value) ? Number(value.toPrecision(3)) : "-";

/** The report as tables for people. */
export function printReport(report: EvaluationReport, unexplained: readonly string[]): void {
  const { mattes, busy, mattesOfMaskAlone, geometry, skinTones } = report;
  console.table(
    report.categories.map(({ reasons, ...row }) => ({
      ...row,
      reasons: Object.entries(reasons)
        .map(([name, count]) => `${name} ${count}`)
        .join(", "),
    })),
  );
  for (const { file, wanted, failed } of report.wrong) {
    console.log(
      `wrong: ${file} should ${wanted?.verdict} ${wanted?.rule ?? ""}, failed [${failed.join(", ")}]`,
    );
  }
  console.table(report.split.map((row) => ({ ...row, warnedPercent: digits(row.warnedPercent) })));
  console.log("people, with 95 % confidence intervals");
  console.table(
    report.people.map(({ goodAccepted, badRefused, badExplained, unexplained, checks, ...row }) => ({
      ...row,
      goodAccepted: writeShare(goodAccepted),
      badRefused: writeShare(badRefused),
      badExplained: writeShare(badExplained),
      unexplained: writeShare(unexplained),
    })),
  );
  for (const { part, group, checks } of report.people.filter(({ group }) => group === "all"))
    console.log(`unexplained findings, ${part}, ${group}: ${JSON.stringify(checks)}`);
  for (const line of unexplained) console.log(`unexplained: ${line}`);
  console.log("borderline files, by what their labels would rather see");
  console.table(report.either);
  if (report.defects) {
    printDefects("all", report.defects.all);
    printDefects("kept aside", report.defects.keptAside);
  }
  if (report.checks) printChecks(report.checks);
  console.log(`good accepted ${digits(report.goodAcceptedPercent)} %`);
  console.log(`bad refused for the right reason ${digits(report.badRefusedPercent)} %`);
  for (const [name, { files, medianPercent, p95Percent }] of Object.entries(report.marks)) {
    console.log(
      `${name}: ${files} marked, error median ${digits(medianPercent)} %, p95 ${digits(p95Percent)} % of the head`,
    );
  }
  console.log("points of heads marked by eye, percent of the head");
  console.table(report.headBias);
  for (const [name, rows] of Object.entries({
    shipped: mattes,
    "busy backgrounds": busy,
    "mask alone": mattesOfMaskAlone,
  })) {
    if (rows.length === 0) continue;
    console.log(`matte, ${name}`);
    console.table(
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === "number" ? digits(value) : value,
          ]),
        ),
      ),
    );
  }
  if (geometry) {
    const { templates, accepted, inBandsPercent, outside, refused } = geometry;
    console.log(
      `geometry: ${templates} templates, ${accepted} accepted, ${digits(inBandsPercent)} % inside all bands`,
    );
    console.log(`refused there: ${JSON.stringify(refused)}`);
    for (const row of outside) console.log(`outside: ${JSON.stringify(row)}`);
  }
  if (skinTones) {
    console.table(skinTones.rows.map(({ verdicts, ...row }) => ({ ...row, ...verdicts })));
    for (const row of skinTones.differing) console.log(`differs by skin tone: ${JSON.stringify(row)}`);
  }
  console.log(
    `median ${digits(report.medianMs)} ms, p95 ${digits(report.p95Ms)} ms with ${report.workers} workers; ${digits(report.residentMb)} MB resident`,
  );
}

export function printTails(rows: readonly TailRow[]): void {
  console.log("limits against decent portraits on which nobody saw such a fault");
  console.table(
    rows.map(({ spreads, expectedPercent, ...row }) => ({
      ...row,
      spreads: digits(spreads),
      expectedPercent: digits(expectedPercent),
    })),
  );
}

export function printStability(rows: readonly StabilityRow[]): void {
  console.log("photographs of which something else was said after a change that nobody would see");
  console.table(rows.map(({ checks, lines, ...row }) => row));
  for (const { change, checks, lines } of rows) {
    console.log(`${change}: ${JSON.stringify(checks)}`);
    for (const line of lines) console.log(`  ${line}`);
  }
}

/** As Markdown, because it is written down: `docs/measurements/checks.md`. */
export function printMargins(rows: readonly MarginRow[]): void {
  console.log(
    "limits, what decent portraits of each skin tone come nearest to them, and how far such changes move the measure",
  );
  console.log("| check | limit | movement | dark | middle | light | margin, movements | photos |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const { check, limit, unit, movement, nearest, margin, photos } of rows) {
    const values = tones.map((tone) => nearest[tone].map(digits).join(", ") || "-");
    console.log(
      `| ${[`${check}${unit ? `, ${unit}` : ""}`, limit, digits(movement), ...values, digits(margin), photos].join(" | ")} |`,
    );
  }
}
