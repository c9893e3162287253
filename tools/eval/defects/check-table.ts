import { type Defect, defects, says } from "./defects";
import type { JudgedPhoto } from "./judged-photo";

/** One check over all photos of which it is known whether it should speak. */
export interface CheckRow {
  rule: string;
  photos: number;
  caught: number;
  missed: number;
  falseAlarms: number;
  /** Rightly silent. */
  quiet: number;
  rightPercent: number;
}

/** They tell of the engine's own doubt, or of walls, of which no label says what should be said. */
const notLabelled = ["cut-out", "head-height-certain", "background", "background-even", "background-shadow"];

/** Each check: spoke where it should (at least a warning) and was silent where there was nothing to say. */
export function checkTable(photos: JudgedPhoto[]): CheckRow[] {
  const rows = new Map<string, Omit<CheckRow, "photos" | "rightPercent">>();
  for (const { shown, isOtherwiseGood, checks } of photos) {
    // Of several checks that may see a defect the first is the one that should; the others may stay silent.
    const firsts = shown.map((name) => defects[name].rules[0] as string);
    const mayToo = shown.flatMap((name) => (defects[name] as Defect).rules);
    for (const { rule, verdict } of checks) {
      if (verdict === "not-checked" || notLabelled.includes(rule)) continue;
      const row = rows.get(rule) ?? { rule, caught: 0, missed: 0, falseAlarms: 0, quiet: 0 };
      if (firsts.includes(rule)) row[says(verdict) ? "caught" : "missed"]++;
      else if (isOtherwiseGood && !mayToo.includes(rule)) row[says(verdict) ? "falseAlarms" : "quiet"]++;
      else continue;
      rows.set(rule, row);
    }
  }
  return [...rows.values()].map((row) => {
    const right = row.caught + row.quiet;
    const photos = right + row.missed + row.falseAlarms;
    return { ...row, photos, rightPercent: (100 * right) / photos };
  });
}
