import type { CheckRow } from "./check-table";
import type { DefectRow } from "./defect-table";
import { defects } from "./defects";
import type { JudgedPhoto } from "./judged-photo";

const percentOf = (part: number, whole: number): number | string =>
  whole === 0 ? "-" : Math.round((1000 * part) / whole) / 10;

export function printDefects(title: string, rows: DefectRow[]): void {
  console.log(`defects, ${title}`);
  console.table(
    rows.map((row) => ({
      ...row,
      "caught %": percentOf(row.caught, row.caught + row.onlyTold + row.missed),
      "false %": percentOf(row.falseAlarms, row.clean),
    })),
  );
}

export function printChecks(rows: CheckRow[]): void {
  console.log("checks");
  console.table(rows.map((row) => ({ ...row, rightPercent: percentOf(row.rightPercent, 100) })));
}

/** What each photo measured for its defects, to see where the limits lie and what slips through. */
export function printMeasures(photos: JudgedPhoto[]): void {
  for (const { file, isMade, shown, checks } of photos) {
    const rules = new Set<string>(shown.flatMap((name) => defects[name].rules));
    const words = checks
      .filter(({ rule, verdict }) => rules.has(rule) || ["warn", "ask", "fail"].includes(verdict))
      .map(({ rule, verdict, measured }) => `${rule} ${verdict} ${measured ?? ""}`);
    console.log(`${isMade ? "made" : "    "} ${file} [${shown.join(" ")}]: ${words.join("; ")}`);
  }
}
