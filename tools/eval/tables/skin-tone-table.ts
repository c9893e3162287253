import { people } from "../../../build/drawings/people";
import { type SkinTone, skinTones } from "../../../build/drawings/portrait/colours";
import type { PhotoRule, Verdict } from "../../../photo/core/types";
import { drawnPhoto } from "../drawn-photo";
import type { Pool } from "../run/run-entry";

export interface SkinToneRow {
  skinTone: SkinTone;
  photos: number;
  accepted: number;
  verdicts: Record<Verdict, number>;
}

export interface SkinToneTable {
  rows: SkinToneRow[];
  /** Checks of the same person that came out otherwise in another tone. */
  differing: { person: number; rule: string; verdicts: Verdict[] }[];
}

/** Every drawn person in six skin tones, nothing else changed: the verdicts that each tone gets. */
export async function skinToneTable(rule: PhotoRule, pool: Pool): Promise<SkinToneTable> {
  const tones = skinTones.map((_, index) => (index + 1) as SkinTone);
  const rows = tones.map(
    (skinTone): SkinToneRow => ({
      skinTone,
      photos: 0,
      accepted: 0,
      verdicts: { pass: 0, warn: 0, ask: 0, fail: 0, "not-checked": 0 },
    }),
  );
  const differing: SkinToneTable["differing"] = [];
  for (const [index, person] of people.entries()) {
    const byRule = new Map<string, Verdict[]>();
    for (const row of rows) {
      const outcome = await pool.makePhoto({
        image: await drawnPhoto({ ...person, skinTone: row.skinTone }),
        rule,
        background: "auto",
        paper: "4x6in",
        sheetLabel: rule.urlPath,
      });
      row.photos++;
      if (outcome.accepted) row.accepted++;
      for (const { rule: name, verdict } of outcome.checks) {
        row.verdicts[verdict]++;
        byRule.set(name, [...(byRule.get(name) ?? []), verdict]);
      }
    }
    for (const [name, verdicts] of byRule) {
      if (verdicts.length === tones.length && new Set(verdicts).size === 1) continue;
      differing.push({ person: index + 1, rule: name, verdicts });
    }
  }
  return { rows, differing };
}
